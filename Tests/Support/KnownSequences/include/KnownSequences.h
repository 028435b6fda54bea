#pragma once
#include "KnownBlocks.h"
#include <stdbool.h>

/// Returns true if the sequences exist; they are written for Linux on x86-64.
bool known_sequences_exist(void);

/// Runs two instructions for each repetition; there must be at least one repetition.
void known_loop(long repetitions);

/// Skips an instruction in every other repetition.
///
/// A repetition takes four instructions, or five if the number of repetitions left is odd. There
/// must be at least one repetition.
void known_skips(long repetitions);

/// Takes one of four paths in each repetition, as nested conditions do.
///
/// Four repetitions take 38 instructions. There must be at least one repetition.
void known_nested_conditions(long repetitions);

/// Returns its argument.
long known_identity(long argument);

/// Passes its second argument on to `known_identity`, which it enters by a conditional jump.
///
/// The argument must not be 0.
void known_tail_call(long ignored, long argument);

/// Copies bytes with one repeating instruction.
void known_repeating_copy(long bytes);

/// Calls an empty function by an address in a register.
///
/// Each repetition takes five instructions and one dynamic hop, which is an indirect call.
void known_calls_by_register(long repetitions);

/// Calls an empty function by an address in memory.
///
/// Each repetition takes four instructions and one dynamic hop.
void known_calls_by_table(long repetitions);

/// Jumps to a place in the same function by an address in a register, as a `switch` does.
///
/// Each repetition takes four instructions and no dynamic hop.
void known_switches(long repetitions);

/// Calls an empty function directly.
///
/// Each repetition takes four instructions and no dynamic hop.
void known_direct_calls(long repetitions);
