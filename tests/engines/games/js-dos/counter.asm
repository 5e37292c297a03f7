# A DOS program of one segment: fills the screen with the colour of its count, which a key or a click raises and a file
# keeps. "as --32 -o counter.o counter.asm && objcopy -O binary counter.o counter.com" makes counter.com of it.
.code16
.intel_syntax noprefix
.equ ORIGIN, 0x100
.equ COLOUR_BYTES, 3

start:
  mov ax, 0x13
  int 0x10
  mov ax, 0x3d00
  mov dx, offset file_name + ORIGIN
  int 0x21
  jc begin
  mov bx, ax
  mov ah, 0x3f
  mov cx, 1
  mov dx, offset count + ORIGIN
  int 0x21
  mov ah, 0x3e
  int 0x21
begin:
  xor ax, ax
  int 0x33
  call show
wait:
  mov ah, 1
  int 0x16
  jnz key
  mov ax, 3
  int 0x33
  and bl, 1
  cmp bl, [is_pressed + ORIGIN]
  je idle
  mov [is_pressed + ORIGIN], bl
  test bl, bl
  jnz raise
idle:
  int 0x28
  jmp wait
key:
  xor ah, ah
  int 0x16
raise:
  mov al, [count + ORIGIN]
  inc al
  and al, 3
  mov [count + ORIGIN], al
  mov ah, 0x3c
  xor cx, cx
  mov dx, offset file_name + ORIGIN
  int 0x21
  mov bx, ax
  mov ah, 0x40
  mov cx, 1
  mov dx, offset count + ORIGIN
  int 0x21
  mov ah, 0x3e
  int 0x21
  call show
  jmp wait

# The first colour of the palette is that of the empty screen.
show:
  mov dx, 0x3c8
  xor al, al
  out dx, al
  inc dx
  mov bl, [count + ORIGIN]
  xor bh, bh
  mov si, offset colours + ORIGIN
  add si, bx
  add si, bx
  add si, bx
  mov cx, COLOUR_BYTES
next:
  lodsb
  out dx, al
  loop next
  ret

colours:
  .byte 8, 8, 16, 48, 8, 8, 8, 40, 8, 8, 16, 56
count:
  .byte 0
is_pressed:
  .byte 0
file_name:
  .asciz "COUNT.DAT"
