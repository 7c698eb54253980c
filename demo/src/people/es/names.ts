import { names, type LanguageContent } from '../content.ts';

export const esNames: LanguageContent['names'] = {
  female: {
    older: names(
      'Carmen Pilar Mercedes Rosario Concha Dolores Isabel Josefa Encarna Amparo Teresa Manuela Consuelo Remedios Milagros Asunción Ángeles Montse Begoña Charo',
    ),
    middle: names(
      'Ana Marta Mónica Raquel Silvia Patricia Beatriz Yolanda Nuria Sonia Susana Elena Cristina Rocío Eva Lorena Arantxa Noelia Verónica Inés Nadia Maite',
    ),
    younger: names(
      'Lucía Paula Alba Andrea Sara Laia Claudia Irene Carla Marina Nerea Aitana Julia Sofía Ainhoa Valeria Candela Leire Samira Daniela Berta Jimena',
    ),
  },
  male: {
    older: names(
      'Antonio Manuel José Francisco Juan Vicente Joaquín Ramón Emilio Julián Fermín Agustín Luis Jesús Félix Andrés Eusebio Gonzalo Salvador Tomás',
    ),
    middle: names(
      'Javier Carlos Miguel Fernando Alberto Rafael Sergio Óscar Jorge Roberto Enrique Raúl Ignacio Xavier Iván Rubén Eduardo Gustavo Said Mateo Ricardo Víctor',
    ),
    younger: names(
      'Pablo Álvaro Adrián Diego Hugo Marcos Iker Dani Mario Guillermo Nicolás Martín Pau Unai Aarón Bruno Gael Omar Jaime Lucas Álex Nil',
    ),
  },
};
