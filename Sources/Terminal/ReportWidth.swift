/// The largest number of columns of a line in reports and help texts, on any terminal.
package let reportWidth = 100
