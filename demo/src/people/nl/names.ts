import { names, type LanguageContent } from '../content.ts';

export const nlNames: LanguageContent['names'] = {
  female: {
    older: names(
      'Ingrid Marja Yvonne Hanneke Anneke Tineke Marijke Wilma Ria Joke Ellen Carla Trudy Gerda Mieke Lia Jolanda Petra Loes Corrie Thea Margriet',
    ),
    middle: names(
      'Nathalie Marloes Mirjam Wendy Bianca Esther Sandra Monique Linda Saskia Miranda Ilse Nicole Karin Femke Annemiek Renate Judith Suzanne Danielle Fatima Mariska Joyce Meryem',
    ),
    younger: names(
      'Sanne Lotte Anouk Eline Daphne Fleur Iris Roos Maud Noor Merel Jasmijn Lisa Amber Naomi Romy Yara Fenna Samira Britt Tess Lieke Isa Puck',
    ),
  },
  male: {
    older: names('Henk Gerard Wim Kees Hans Theo Jan Peter Rob Ton Cor Arie Piet Ruud Bert Dick Frans Joop Leo Harrie'),
    middle: names(
      'Mark Dennis Marco Jeroen Erik Patrick Edwin Ronald Michel Bas Arjan Sander Martijn Richard Vincent Wouter Robert-Jan Remco Karim Johan Mehmet Raymond',
    ),
    younger: names(
      'Ruben Samir Daan Bram Thijs Lars Sem Jesse Stijn Niels Joris Rick Tim Koen Gijs Milan Youssef Tom Floris Pim Jelle Luuk',
    ),
  },
};
