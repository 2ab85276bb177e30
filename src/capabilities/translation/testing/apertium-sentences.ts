/** Sentences of our own, by people who know the languages a little: they show when a change makes translations worse, not how good these are. */
export interface SentenceInThree {
  readonly en: string
  readonly es: string
  readonly ca: string
}

export const apertiumSentences: readonly SentenceInThree[] = [
  { en: 'The house is red.', es: 'La casa es roja.', ca: 'La casa és vermella.' },
  {
    en: 'My brother works in the city.',
    es: 'Mi hermano trabaja en la ciudad.',
    ca: 'El meu germà treballa a la ciutat.',
  },
  {
    en: 'We have bought three new books.',
    es: 'Hemos comprado tres libros nuevos.',
    ca: 'Hem comprat tres llibres nous.',
  },
  {
    en: 'The children play in the garden every afternoon.',
    es: 'Los niños juegan en el jardín todas las tardes.',
    ca: 'Els nens juguen al jardí totes les tardes.',
  },
  { en: 'I do not understand this question.', es: 'No entiendo esta pregunta.', ca: 'No entenc aquesta pregunta.' },
  {
    en: 'The train arrives at eight in the morning.',
    es: 'El tren llega a las ocho de la mañana.',
    ca: 'El tren arriba a les vuit del matí.',
  },
  {
    en: 'She lives near the river with her parents.',
    es: 'Vive cerca del río con sus padres.',
    ca: 'Viu a prop del riu amb els seus pares.',
  },
  { en: 'The old man was reading a newspaper.', es: 'El viejo leía un periódico.', ca: 'El vell llegia un diari.' },
  {
    en: 'It is a very important decision for the country.',
    es: 'Es una decisión muy importante para el país.',
    ca: 'És una decisió molt important per al país.',
  },
  {
    en: 'The doctor said that I must drink more water.',
    es: 'El médico dijo que tengo que beber más agua.',
    ca: 'El metge va dir que he de beure més aigua.',
  },
  { en: 'Tomorrow we will visit the museum.', es: 'Mañana visitaremos el museo.', ca: 'Demà visitarem el museu.' },
  {
    en: 'The students have finished their work.',
    es: 'Los estudiantes han terminado su trabajo.',
    ca: 'Els estudiants han acabat el seu treball.',
  },
  {
    en: 'There are many trees in this street.',
    es: 'Hay muchos árboles en esta calle.',
    ca: 'Hi ha molts arbres en aquest carrer.',
  },
  {
    en: 'The water of the lake is cold and clean.',
    es: 'El agua del lago está fría y limpia.',
    ca: 'L’aigua del llac és freda i neta.',
  },
  {
    en: 'He wrote a long letter to his friend.',
    es: 'Escribió una larga carta a su amigo.',
    ca: 'Va escriure una llarga carta al seu amic.',
  },
  {
    en: 'This computer is faster than the other.',
    es: 'Este ordenador es más rápido que el otro.',
    ca: 'Aquest ordinador és més ràpid que l’altre.',
  },
  {
    en: 'The government will open a new hospital next year.',
    es: 'El gobierno abrirá un nuevo hospital el próximo año.',
    ca: 'El govern obrirà un nou hospital l’any que ve.',
  },
  {
    en: 'I want to learn the history of my town.',
    es: 'Quiero aprender la historia de mi pueblo.',
    ca: 'Vull aprendre la història del meu poble.',
  },
  {
    en: 'They opened the window because it was hot.',
    es: 'Abrieron la ventana porque hacía calor.',
    ca: 'Van obrir la finestra perquè feia calor.',
  },
  {
    en: 'The market is closed on Sundays.',
    es: 'El mercado está cerrado los domingos.',
    ca: 'El mercat està tancat els diumenges.',
  },
]
