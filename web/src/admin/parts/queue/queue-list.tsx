import { memo, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Due } from '../due.tsx';
import { useTitle } from '../layout/use-title.ts';
import { Status } from '../status.tsx';

interface ListItem {
  readonly id: string;
  readonly at: string;
  readonly due_at: string;
  readonly held_by: { readonly name: string } | null;
}

type QueueListProps<Item extends ListItem> = {
  title: string;
  /** How many wait, on which site, and the norm. */
  intro: ReactNode;
  overdue: number;
  items: readonly Item[];
  current: Item | undefined;
  onChoose: (item: Item) => void;
  nameOf: (item: Item) => string;
  /** What stands below its name. */
  noteOf?: (item: Item) => string | undefined;
};

const holds = (words: string, term: string): boolean =>
  words.toLocaleLowerCase().includes(term.trim().toLocaleLowerCase());

/**
 * What waits, the first to be decided at the head; who holds one is named. What is typed leaves those whose words it
 * is in, of which Enter opens the first. Whoever chooses by pointer goes on by the keys of what they chose.
 */
export function QueueList<Item extends ListItem>(props: QueueListProps<Item>) {
  const { title, intro, overdue, items, current, onChoose, nameOf, noteOf } = props;
  const t = useTranslations('admin.queue');
  const [term, setTerm] = useState('');
  useTitle(title);
  // Nothing is put into words to look in them for nothing: all of it stands here again with each decision.
  const found = term ? items.filter((item) => holds(`${nameOf(item)} ${noteOf?.(item) ?? ''}`, term)) : items;
  const leave = (field: HTMLElement) => {
    setTerm('');
    // So that keys are keys again.
    field.blur();
  };
  return (
    <section className="queue-list" aria-label={t('list')}>
      <div className="queue-head">
        <h1>{title}</h1>
        {overdue > 0 && <Status kind="bad">{t('overdue', { count: String(overdue) })}</Status>}
      </div>
      <p className="pane-intro">{intro}</p>
      {items.length > 1 && (
        <input
          type="search"
          className="input queue-search"
          aria-label={t('search')}
          placeholder={t('search')}
          autoComplete="off"
          value={term}
          onChange={({ currentTarget: { value } }) => setTerm(value)}
          onKeyDown={({ key, currentTarget }) => {
            const [first] = found;
            if (key === 'Enter' && first) onChoose(first);
            if (key === 'Escape' || (key === 'Enter' && first)) leave(currentTarget);
          }}
        />
      )}
      {found.length === 0 && <p className="pane-note">{t('noneFound')}</p>}
      <ul>
        {found.map((item) => (
          <Row
            key={item.id}
            item={item}
            name={nameOf(item)}
            note={noteOf?.(item)}
            isCurrent={item === current}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps<Item extends ListItem> {
  item: Item;
  name: string;
  note: string | undefined;
  isCurrent: boolean;
  onChoose: (item: Item) => void;
}

function QueueRow<Item extends ListItem>({ item, name, note, isCurrent, onChoose }: RowProps<Item>) {
  const t = useTranslations('admin.queue');
  return (
    <li>
      <button
        type="button"
        className="queue-item"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={({ detail, currentTarget }) => {
          onChoose(item);
          // Pressed by a pointer: else Enter would choose it again instead of sending what is decided.
          if (detail > 0) currentTarget.blur();
        }}
      >
        <b>{name}</b>
        <Due from={item.at} until={item.due_at} />
        {note && <span className="cell-second">{note}</span>}
        {item.held_by && <span className="cell-second">{t('heldBy', { name: item.held_by.name })}</span>}
      </button>
    </li>
  );
}

/** Drawn anew only when it changed itself: a hundred of them on every key would keep the next case waiting. */
const Row = memo(QueueRow) as typeof QueueRow;
