#include "CMutants.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { last_id = 20000 };

static int id_that_is_on;
static atomic_bool was_reached[last_id + 1];

static void write_reached(void) {
  const char *path = getenv("MUTANTS_REACHED");
  FILE *file = fopen(path, "w");
  if (!file) {
    perror(path);
    return;
  }
  for (int id = 1; id <= last_id; id++) {
    if (was_reached[id]) fprintf(file, "%d\n", id);
  }
  fclose(file);
}

/// Reads the environment before the program's main function, so that no mutant has to.
__attribute__((constructor)) static void read_environment(void) {
  const char *text = getenv("MUTANT");
  if (text) {
    char *end;
    const long id = strtol(text, &end, 10);
    // A mutant that does not exist would change nothing, as if no test had noticed it.
    if (*end != '\0' || id < 1 || id > last_id) {
      fprintf(stderr, "MUTANT is no number of a mutant: '%s'\n", text);
      _exit(64);
    }
    id_that_is_on = (int)id;
  }
  if (getenv("MUTANTS_REACHED")) atexit(write_reached);
}

bool mutantIsOn(int id) {
  if (id < 1 || id > last_id) abort();
  atomic_store_explicit(&was_reached[id], true, memory_order_relaxed);
  return id == id_that_is_on;
}

long mutantStep(int id) { return mutantIsOn(id); }

void mutantsForgetReached(void) {
  for (int id = 1; id <= last_id; id++) was_reached[id] = false;
}

int mutantsReached(int *ids, int capacity) {
  int count = 0;
  for (int id = 1; id <= last_id; id++) {
    if (!was_reached[id]) continue;
    if (count < capacity) ids[count] = id;
    count++;
  }
  return count;
}
