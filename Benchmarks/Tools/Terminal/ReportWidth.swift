/// The largest number of columns of a line in reports and help texts, even on a wider terminal.
package let reportWidth = 100
