import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { classes } from '../../../ui/classes.ts';
import { SearchIcon } from '../../../ui/icons.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type Goal, useGoals } from './use-goals.tsx';

type GoToProps = { open: boolean; onClose: () => void; onKeys: () => void };

/** One field that leads everywhere: pages, sites, one's own account (Ctrl K). */
export function GoTo(props: GoToProps) {
  const t = useTranslations('admin');
  return (
    <Dialog open={props.open} onClose={props.onClose} title={t('goTo.label')} closeLabel={t('close')} hideTitle>
      <Search {...props} />
    </Dialog>
  );
}

function Search({ onClose, onKeys }: GoToProps) {
  const t = useTranslations('admin.goTo');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const goals = matching(useGoals(onKeys), typed);
  const chosen = goals[Math.min(at, goals.length - 1)];
  const go = (goal: Goal | undefined) => {
    if (!goal) return;
    onClose();
    goal.go();
  };
  const steps: Readonly<Partial<Record<string, () => void>>> = {
    ArrowDown: () => setAt((at + 1) % Math.max(1, goals.length)),
    ArrowUp: () => setAt((at - 1 + goals.length) % Math.max(1, goals.length)),
    Enter: () => go(chosen),
  };
  const press = (event: KeyboardEvent) => {
    const step = event.nativeEvent.isComposing ? undefined : steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };
  return (
    <div className="go-to">
      <div className="go-to-field">
        <SearchIcon />
        <input
          type="text"
          role="combobox"
          aria-expanded={goals.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen && `${id}-${chosen.id}`}
          aria-autocomplete="list"
          aria-label={t('label')}
          placeholder={t('label')}
          data-autofocus
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            setAt(0);
          }}
          onKeyDown={press}
        />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={t('results')} className="go-to-list">
        {groupsOf(goals).map(([group, members]) => (
          <div key={group} role="group" aria-label={group}>
            <p aria-hidden="true">{group}</p>
            {members.map((goal) => (
              <Option
                key={goal.id}
                id={`${id}-${goal.id}`}
                on={goal === chosen}
                aside={goal.aside}
                onPress={() => go(goal)}
              >
                {goal.icon}
                {goal.name}
              </Option>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={classes(goals.length > 0 && 'sr-only')}>
        {goals.length === 0 ? t('nothing') : t('found', { count: goals.length })}
      </p>
    </div>
  );
}

type OptionProps = { id: string; on: boolean; aside: string | undefined; onPress: () => void; children: ReactNode };

/** Reached by the arrows from the field, which keeps the focus. */
function Option({ id, on, aside, onPress, children }: OptionProps) {
  return (
    <div id={id} role="option" tabIndex={-1} aria-selected={on} className="go-to-option" onClick={onPress}>
      {children}
      {aside !== undefined && <span className="go-to-aside">{aside}</span>}
    </div>
  );
}

/** Those whose name has every word that was typed, in any order. */
const matching = (goals: readonly Goal[], typed: string): readonly Goal[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return goals.filter(({ name, group }) => words.every((word) => plain(`${name} ${group}`).includes(word)));
};

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const groupsOf = (goals: readonly Goal[]): [string, Goal[]][] => {
  const groups = new Map<string, Goal[]>();
  for (const goal of goals) groups.set(goal.group, [...(groups.get(goal.group) ?? []), goal]);
  return [...groups];
};
