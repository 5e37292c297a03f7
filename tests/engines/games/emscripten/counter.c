#include <SDL/SDL.h>
#include <emscripten.h>
#include <stdio.h>

#ifdef __EMSCRIPTEN_PTHREADS__
#include <pthread.h>
#endif

static const Uint8 COLOURS[4][3] = {{32, 32, 64}, {192, 32, 32}, {32, 160, 32}, {32, 64, 224}};
static const char *SAVED = "/saves/count";

static SDL_Surface *screen;
static int count = 0;
static int is_loaded = 0;

EMSCRIPTEN_KEEPALIVE void load_count(void) {
  FILE *file = fopen(SAVED, "r");
  if (file) {
    if (fscanf(file, "%d", &count) != 1) count = 0;
    fclose(file);
  }
  is_loaded = 1;
}

static void save_count(void) {
  FILE *file = fopen(SAVED, "w");
  fprintf(file, "%d", count);
  fclose(file);
  EM_ASM(FS.syncfs(false, function (error) { if (error) throw error; }););
}

static void *add_one(void *number) {
  (*(int *)number)++;
  return NULL;
}

/** With threads, another one counts. */
static void raise_count(void) {
#ifdef __EMSCRIPTEN_PTHREADS__
  pthread_t thread;
  pthread_create(&thread, NULL, add_one, &count);
  pthread_join(thread, NULL);
#else
  add_one(&count);
#endif
  save_count();
}

static void draw(void) {
  const Uint8 *colour = COLOURS[count % 4];
  SDL_FillRect(screen, NULL, SDL_MapRGB(screen->format, colour[0], colour[1], colour[2]));
  SDL_Flip(screen);
}

static void frame(void) {
  SDL_Event event;
  while (SDL_PollEvent(&event))
    if (is_loaded && (event.type == SDL_KEYDOWN || event.type == SDL_MOUSEBUTTONDOWN)) raise_count();
  if (is_loaded) draw();
}

int main(void) {
  SDL_Init(SDL_INIT_VIDEO);
  screen = SDL_SetVideoMode(640, 360, 32, SDL_SWSURFACE);
  EM_ASM({
    FS.mkdir("/saves");
    FS.mount(IDBFS, {}, "/saves");
    FS.syncfs(true, function (error) {
      if (error) throw error;
      _load_count();
    });
  });
  emscripten_set_main_loop(frame, 0, 1);
  return 0;
}
