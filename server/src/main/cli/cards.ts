import { Command } from 'commander';
import { findCardNumbers } from '../../inventory/index.ts';
import { withServices } from './ground.ts';

/** `cards`: whether a card number came to stand anywhere (T103). */
export function cardsCommand(): Command {
  const cards = new Command('cards').description('look for numbers of cards, which are to stand nowhere');
  cards
    .command('find')
    .description('names every table with rows that may hold one, and never the number')
    .action(() =>
      withServices(async ({ db }) => {
        const found = await findCardNumbers(db);
        for (const { relation, found: rows } of found) console.log(`${relation}  ${rows} rows`);
        if (found.length === 0) console.log('None.');
      }),
    );
  return cards;
}
