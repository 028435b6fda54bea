/// The number of columns that reports and help texts fit into, on any terminal.
package let reportWidth = 100
