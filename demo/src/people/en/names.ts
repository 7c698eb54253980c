import { names, type LanguageContent } from '../content.ts';

export const enNames: LanguageContent['names'] = {
  female: {
    older: names(
      'Margaret Susan Christine Linda Barbara Janet Carol Pauline Maureen Sheila Gillian Patricia Diane Brenda Hilary Judith Rosemary Kathleen Jean Marion',
    ),
    middle: names(
      'Claire Nicola Joanne Karen Tracey Michelle Helen Rachel Lisa Samantha Emma Sarah Louise Fiona Siobhan Rebecca Andrea Shabana Denise Heather Naomi Yasmin',
    ),
    younger: names(
      'Chloe Megan Amy Holly Jade Imogen Freya Aoife Priya Georgia Poppy Hannah Zoe Bethan Niamh Leah Amara Daisy Martha Esme Orla Tilda',
    ),
  },
  male: {
    older: names(
      'Alan Brian Keith Graham Trevor Roger Malcolm Geoffrey Dennis Clive Raymond Terence Nigel Derek Barry Leonard Norman Howard Desmond Frank',
    ),
    middle: names(
      'Andrew Gareth Neil Stuart Craig Darren Simon Ian Colin Jason Matthew Declan Adrian Marcus Russell Imran Wayne Duncan Rhys Damian Justin Philip',
    ),
    younger: names(
      'Callum Josh Oliver Ethan Liam Ryan Kieran Toby Arjun Fergus Lewis Dylan Theo Jamal Rory Angus Harvey Elliot Conor Finlay Zach Isaac',
    ),
  },
};
