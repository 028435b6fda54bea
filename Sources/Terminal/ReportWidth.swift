/// The number of columns that reports and help texts fit into, whatever shows them.
package let reportWidth = 100
