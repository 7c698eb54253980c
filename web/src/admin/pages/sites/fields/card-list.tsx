import type { ReactNode } from 'react';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { RemoveIcon, UpIcon } from '../../../../ui/icons.ts';

interface CardListProps<Item> {
  items: readonly Item[];
  /** What a card and its buttons are called, by its place from 0. */
  words: Readonly<Record<'title' | 'raise' | 'remove', (item: Item, at: number) => string>>;
  /** What a card is known by; left out: its place in the list is what one changes. */
  keyOf?: (item: Item) => string;
  onPut: (items: readonly Item[]) => void;
  children: (item: Item, at: number) => ReactNode;
}

/** What a field has several of, a card each, in an order that counts. */
export function CardList<Item>({ items, words, keyOf, onPut: put, children }: CardListProps<Item>) {
  const raise = (at: number) => {
    const raised = [...items];
    raised.splice(at - 1, 0, ...raised.splice(at, 1));
    put(raised);
  };
  return (
    <ol className="field-cards">
      {items.map((item, at) => (
        <li key={keyOf?.(item) ?? at}>
          <div className="field-card-head">
            <b>{words.title(item, at)}</b>
            {at > 0 && <IconButton label={words.raise(item, at)} icon={<UpIcon />} onClick={() => raise(at)} />}
            <IconButton
              label={words.remove(item, at)}
              icon={<RemoveIcon />}
              onClick={() => put(items.filter((_, index) => index !== at))}
            />
          </div>
          {children(item, at)}
        </li>
      ))}
    </ol>
  );
}
