import { names, type LanguageContent } from '../content.ts';

export const itNames: LanguageContent['names'] = {
  female: {
    older: names(
      'Maria Anna Rosa Giuseppina Angela Giovanna Teresa Lucia Carmela Caterina Franca Luisa Graziella Marisa Bruna Ornella Loredana Patrizia Rosanna Mirella',
    ),
    middle: names(
      'Laura Paola Barbara Monica Silvia Daniela Cristina Sabrina Elena Manuela Simona Federica Stefania Roberta Claudia Raffaella Michela Katia Ilaria Nadia Emanuela Tiziana',
    ),
    younger: names(
      'Giulia Chiara Martina Francesca Sara Alessia Valentina Elisa Sofia Camilla Beatrice Alice Noemi Arianna Giorgia Irene Marta Greta Aurora Viola Samira Matilde',
    ),
  },
  male: {
    older: names(
      'Giuseppe Giovanni Mario Franco Sergio Bruno Carlo Luigi Vittorio Renato Enzo Gianni Aldo Piero Claudio Silvano Giancarlo Salvatore Umberto Livio',
    ),
    middle: names(
      'Marco Andrea Stefano Roberto Massimo Fabio Maurizio Paolo Alessandro Daniele Cristiano Gianluca Davide Michele Simone Raffaele Riccardo Nicola Ivan Karim Emanuele Walter',
    ),
    younger: names(
      'Luca Matteo Lorenzo Federico Gabriele Francesco Tommaso Edoardo Filippo Giacomo Pietro Leonardo Niccolò Samuele Alessio Mattia Antonio Youssef Enea Dario Elia Jacopo',
    ),
  },
};
