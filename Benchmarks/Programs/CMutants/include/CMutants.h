#pragma once
#include <stdbool.h>

// A mutant is one small fault in the source code of a module. The mutants of all modules are
// compiled together, and each one asks here if it is on. The environment variable MUTANT holds the
// number of the one that is on; without it, all are off. If MUTANTS_REACHED names a file, the
// numbers of the mutants that were reached are written there when the program exits.

/// Returns true if the mutant is on, and notes that the mutant was reached.
///
/// The id is a number from 1 to 20,000.
bool mutantIsOn(int id);

/// Returns 1 if the mutant is on and 0 if it is off, and notes that the mutant was reached.
long mutantStep(int id);

/// Forgets the mutants that were reached so far.
void mutantsForgetReached(void);

/// Stores the ids of the mutants that were reached, in ascending order, and returns their number.
///
/// If there are more than `capacity`, the others are left out, but counted.
int mutantsReached(int *ids, int capacity);
