#include "KnownSequences.h"

#if defined(__linux__) && defined(__x86_64__)

__asm__(
    ".text\n"
    ".type known_nothing, @function\n"
    "known_nothing: ret\n"
    ".size known_nothing, . - known_nothing\n"
    ".p2align 4\n"
    ".globl known_identity\n"
    ".type known_identity, @function\n"
    "known_identity: mov %rdi, %rax\n ret\n"
    ".size known_identity, . - known_identity\n"
    ".p2align 4\n"
    ".globl known_tail_call\n"
    ".type known_tail_call, @function\n"
    "known_tail_call: mov %rsi, %rdi\n test %rdi, %rdi\n jnz known_identity\n ret\n"
    ".size known_tail_call, . - known_tail_call\n");
void known_nothing(void) __asm__("known_nothing");
static void (*const table[2])(void) = {known_nothing, known_nothing};

// A call writes below the stack pointer, where the compiler may keep values, so the pointer moves.
#define REPEATED(calls) "lea -128(%%rsp), %%rsp\n 1: " calls "\n dec %0\n jnz 1b\n lea 128(%%rsp), %%rsp"

bool known_sequences_exist(void) { return true; }

void known_loop(long repetitions) {
  __asm__ volatile("1: dec %0\n jnz 1b" : "+r"(repetitions) : : "cc");
}

void known_skips(long repetitions) {
  __asm__ volatile("1: test $1, %0\n jz 2f\n nop\n 2: dec %0\n jnz 1b"
                   : "+r"(repetitions) : : "cc");
}

void known_nested_conditions(long repetitions) {
  __asm__ volatile(
      "1: test $1, %0\n jnz 4f\n"
      "2: test $2, %0\n jnz 3f\n nop\n jmp 6f\n"
      "3: nop\n nop\n jmp 6f\n"
      "4: test $2, %0\n jnz 5f\n nop\n nop\n nop\n jmp 6f\n"
      "5: nop\n nop\n nop\n nop\n nop\n"
      "6: dec %0\n jnz 1b"
      : "+r"(repetitions) : : "cc");
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
void known_skips(long repetitions) { (void)repetitions; }
void known_nested_conditions(long repetitions) { (void)repetitions; }
long known_identity(long argument) { return argument; }
void known_tail_call(long ignored, long argument) { (void)ignored, (void)argument; }
void known_repeating_copy(long bytes) { (void)bytes; }
void known_calls_by_register(long repetitions) { (void)repetitions; }
void known_calls_by_table(long repetitions) { (void)repetitions; }
void known_switches(long repetitions) { (void)repetitions; }
void known_direct_calls(long repetitions) { (void)repetitions; }

#endif
