// @ts-check

export const WORDS = `
abajo abeja abierto abrigo abrir abuela acabar aceite agua ahora aire alegre algo alto amable
amarillo amigo ancho andar anillo antes aprender aquí árbol arena arroz así autobús ayer ayuda
azúcar azul bailar bajo barco barrio beber bien blanco boca bolsa bonito bosque botella brazo bueno
buscar caballo cabeza cada caer café caja calle calor cama cambiar camino camisa campo canción
cansado cantar cara carta casa castillo cerca cereza cielo cien cinco ciudad claro cocina comer como
compra conocer contar copa corazón correr corto cosa crecer cuadro cuando cuatro cuello cuento
cuerpo cuidado débil decir dedo dentro deporte derecha desayuno después día diente diez dinero
dormir dulce durante empezar encima enero entrar escalera escribir escuela espejo esperar esquina
estrella fácil familia feliz fiesta flor fresco frío fruta fuego fuente fuera fuerte gato gente
gracias grande gris gusto hablar hacer hambre harina helado hermano hielo hierba hijo hoja hombre
hora hormiga hoy huerta huevo isla jardín joven juego jugar junto lado lápiz largo leche leer lejos
lengua lento letra libre libro limón limpio llave llegar lluvia luego luna lugar luz madera madre
maleta mañana mano manzana mejor mesa miel mirar mochila montaña morado mover mucho mundo música
nadar naranja negro nieve niño noche nombre nube nueve nuevo número nunca ojo oreja oso otoño padre
pájaro papel paraguas pared parque paseo patio pequeño perro piedra pierna pintar piso playa pluma
pobre poco pregunta primo puente puerta queso quince rápido ratón reír reloj reina rincón río risa
rojo ropa rueda ruido saber salir salud seguir seis semana siempre silla sobre sombra sombrero
sonrisa sueño tarde taza techo tener tiempo tienda tierra tomate torre trabajo tren tres último uva
vaca valle vaso vecino ventana verano verdad verde viaje vida viento volar zapato
`
  .trim()
  .split(/\s+/);
