#include "KnownSequences.h"

#if defined(__x86_64__)

__asm__(
    ".text\n"
    ".type known_nothing, @function\n"
    "known_nothing: ret\n"
    ".size known_nothing, . - known_nothing\n");
void known_nothing(void) __asm__("known_nothing");
static void (*const table[2])(void) = {known_nothing, known_nothing};

// A call writes below the stack pointer, where the compiler may keep values, so the pointer moves.
#define REPEATED(calls) "lea -128(%%rsp), %%rsp\n 1: " calls "\n dec %0\n jnz 1b\n lea 128(%%rsp), %%rsp"

bool known_sequences_exist(void) { return true; }

void known_loop(long repetitions) {
  __asm__ volatile("1: dec %0\n jnz 1b" : "+r"(repetitions) : : "cc");
}

void known_repeating_copy(long bytes) {
  static char source[4096], target[4096];
  const char *from = source;
  char *to = target;
  __asm__ volatile("rep movsb" : "+S"(from), "+D"(to), "+c"(bytes) : : "memory");
}

void known_calls_by_register(long repetitions) {
  __asm__ volatile(
      REPEATED("lea known_nothing(%%rip), %%rax\n call *%%rax")
      : "+r"(repetitions) : : "rax", "cc", "memory");
}

void known_calls_by_table(long repetitions) {
  __asm__ volatile(
      REPEATED("call *8(%1)")
      : "+r"(repetitions) : "r"(table) : "cc", "memory");
}

void known_switches(long repetitions) {
  __asm__ volatile(
      REPEATED("lea 2f(%%rip), %%rax\n jmp *%%rax\n nop\n 2:")
      : "+r"(repetitions) : : "rax", "cc");
}

void known_direct_calls(long repetitions) {
  __asm__ volatile(REPEATED("call known_nothing") : "+r"(repetitions) : : "cc", "memory");
}

#else

bool known_sequences_exist(void) { return false; }
void known_loop(long repetitions) { (void)repetitions; }
void known_repeating_copy(long bytes) { (void)bytes; }
void known_calls_by_register(long repetitions) { (void)repetitions; }
void known_calls_by_table(long repetitions) { (void)repetitions; }
void known_switches(long repetitions) { (void)repetitions; }
void known_direct_calls(long repetitions) { (void)repetitions; }

#endif
