import { names, type LanguageContent } from '../content.ts';

export const deNames: LanguageContent['names'] = {
  female: {
    older: names(
      'Renate Ursula Brigitte Monika Gisela Karin Helga Christa Angelika Petra Gabriele Sabine Martina Heike Birgit Elke Ingrid Marion Doris Jutta',
    ),
    middle: names(
      'Anja Nicole Stefanie Katrin Claudia Silke Tanja Melanie Sandra Andrea Kerstin Daniela Yvonne Simone Ayse Susanne Christiane Bettina Maren Nadine Ulrike Milena',
    ),
    younger: names(
      'Lena Laura Julia Hannah Lea Sophie Marie Johanna Franziska Luisa Pia Carolin Elif Clara Greta Paula Jana Svenja Theresa Mia Antonia Nele',
    ),
  },
  male: {
    older: names(
      'Klaus Jürgen Wolfgang Manfred Dieter Bernd Rainer Werner Uwe Horst Günter Peter Hans-Jürgen Gerd Norbert Rolf Detlef Volker Reinhard Heinz',
    ),
    middle: names(
      'Thomas Michael Andreas Stefan Frank Torsten Markus Jens Ralf Sven Oliver Carsten Holger Matthias Dirk Mehmet Jan Björn Christoph Alexander Marco Henning',
    ),
    younger: names(
      'Lukas Felix Jonas Tim Paul Niklas Maximilian Leon Moritz Simon Philipp Emre David Jannik Fabian Ben Julian Anton Henrik Kilian Linus Karim',
    ),
  },
};
