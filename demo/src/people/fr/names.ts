import { names, type LanguageContent } from '../content.ts';

export const frNames: LanguageContent['names'] = {
  female: {
    older: names(
      'Françoise Monique Martine Brigitte Nicole Sylvie Catherine Chantal Dominique Annie Michèle Jacqueline Évelyne Danielle Josiane Christiane Colette Odile Geneviève Mireille',
    ),
    middle: names(
      'Sophie Isabelle Nathalie Valérie Céline Sandrine Stéphanie Virginie Karine Delphine Laurence Séverine Agnès Florence Anne-Laure Nadia Christelle Hélène Corinne Aurélie Gaëlle Fatiha',
    ),
    younger: names(
      'Camille Léa Manon Chloé Inès Juliette Marion Pauline Élodie Clara Zoé Lucie Anaïs Margaux Louise Yasmine Jeanne Mathilde Capucine Aïcha Romane Solène',
    ),
  },
  male: {
    older: names(
      'Michel Jean-Pierre Alain Bernard Gérard Patrick Daniel Jacques Christian André Claude Serge Roland Yves Marcel Guy Francis Raymond Jean-Luc Lucien',
    ),
    middle: names(
      'Philippe Laurent Stéphane Christophe Frédéric Olivier Nicolas Sébastien David Éric Franck Cédric Arnaud Jérôme Vincent Fabrice Karim Thierry Guillaume Emmanuel Bruno Xavier',
    ),
    younger: names(
      'Thomas Julien Maxime Antoine Hugo Lucas Quentin Théo Baptiste Clément Romain Adrien Mehdi Paul Simon Arthur Rémi Valentin Gabriel Malik Corentin Étienne',
    ),
  },
};
