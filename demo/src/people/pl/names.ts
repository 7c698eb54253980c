import { names, type LanguageContent } from '../content.ts';

export const plNames: LanguageContent['names'] = {
  female: {
    older: names(
      'Krystyna Barbara Elżbieta Teresa Danuta Halina Jadwiga Grażyna Bożena Ewa Zofia Irena Urszula Wanda Maria Jolanta Alicja Lucyna Wiesława Helena',
    ),
    middle: names(
      'Agnieszka Katarzyna Małgorzata Anna Beata Dorota Monika Joanna Aneta Iwona Renata Magdalena Sylwia Edyta Marzena Izabela Ilona Justyna Violetta Kinga Ewelina Mariola',
    ),
    younger: names(
      'Aleksandra Natalia Karolina Paulina Weronika Zuzanna Julia Martyna Klaudia Oliwia Patrycja Hanna Kamila Dominika Maja Emilia Sandra Nina Wiktoria Gabriela Lena Pola',
    ),
  },
  male: {
    older: names(
      'Andrzej Jerzy Stanisław Zbigniew Ryszard Tadeusz Krzysztof Janusz Marek Kazimierz Henryk Wojciech Jan Waldemar Leszek Bogdan Mirosław Zdzisław Edward Roman',
    ),
    middle: names(
      'Piotr Tomasz Paweł Marcin Grzegorz Robert Dariusz Artur Rafał Sławomir Jacek Mariusz Adam Sebastian Radosław Maciej Przemysław Arkadiusz Konrad Remigiusz Witold Tymoteusz',
    ),
    younger: names(
      'Jakub Mateusz Michał Kamil Dawid Bartosz Filip Szymon Łukasz Patryk Kacper Adrian Mikołaj Hubert Oskar Igor Wiktor Damian Antoni Ignacy Borys Julian',
    ),
  },
};
