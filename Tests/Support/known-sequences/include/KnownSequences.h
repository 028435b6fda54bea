#pragma once
#include "KnownBlocks.h"
#include <stdbool.h>

/// Whether the sequences are there: on x86-64.
bool known_sequences_exist(void);

/// Runs two instructions for each repetition, of which there is at least one.
void known_loop(long repetitions);

/// Copies bytes with one instruction that repeats itself.
void known_repeating_copy(long bytes);

/// Calls an empty function by an address in a register: five instructions and one dynamic hop for
/// each repetition.
void known_calls_by_register(long repetitions);

/// Calls an empty function by a place in memory: four instructions and one dynamic hop for each
/// repetition.
void known_calls_by_table(long repetitions);

/// Jumps within itself by an address in a register, as a `switch` does: four instructions and no
/// dynamic hop for each repetition.
void known_switches(long repetitions);

/// Calls an empty function directly: four instructions and no dynamic hop for each repetition.
void known_direct_calls(long repetitions);
