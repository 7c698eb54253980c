import { useQuery } from '@tanstack/react-query';
import { type BlockField, type BlockKind, fillBlock, wantedFields } from '@vonk/contract/admin/house/block-fields';
import { languageNames, locales } from '@vonk/contract/locales';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { useAdmin, useMe } from '../../api/context.ts';
import { KeyCap } from '../key-cap.tsx';
import { textBlocksQuery } from './queries.ts';

type BlockPickerProps = {
  kind: BlockKind;
  site: number;
  /** The language of who will read it; null: nobody says, so that each is offered. */
  locale: string | null;
  /** What its fields stand for here; the site's name is known. */
  values: Readonly<Partial<Record<Exclude<BlockField, 'site'>, string>>>;
  /** Where it is put in: in place of what is selected, or where the caret is. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** The longest that may stand there. */
  most: number;
  onChange: (text: string) => void;
};

/**
 * Puts a block into the text beside it: Alt T goes to the choice, Enter puts it in and goes back to the text. Nothing
 * where there is none to put in. Needs the texts `admin-texts`.
 */
export function BlockPicker({ kind, site, locale, values, field, most, onChange }: BlockPickerProps) {
  const t = useTranslations('admin-texts');
  const { call } = useAdmin();
  const { sites } = useMe();
  const { data } = useQuery(textBlocksQuery(call, site));
  const choice = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState('');
  // What a block leaves open must be known here: nobody is to read a field.
  const isKnown = (field: string) => field === 'site' || field in values;
  const options = (data?.blocks ?? [])
    .filter((block) => block.kind === kind && wantedFields(block.texts).every(isKnown))
    .flatMap(({ id, name, texts }) =>
      locales.flatMap((language) => {
        const text = texts[language];
        if (text === undefined || (locale !== null && language !== locale)) return [];
        const label = locale === null ? `${name} · ${languageNames[language]}` : name;
        return [{ value: `${id} ${language}`, label, text }];
      }),
    );
  const goTo = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyT' || !choice.current) return;
    event.preventDefault();
    choice.current.focus();
  });
  useEffect(() => {
    document.addEventListener('keydown', goTo);
    return () => document.removeEventListener('keydown', goTo);
  }, []);
  const block = options.find(({ value }) => value === chosen);
  const insert = () => {
    const element = field.current;
    if (!block || !element) return;
    const name = sites.find((one) => one.site === site)?.name;
    const text = fillBlock(block.text, name === undefined ? values : { ...values, site: name });
    const { value, selectionStart, selectionEnd } = element;
    const before = value.slice(0, selectionStart);
    const gap = before === '' || /\s$/.test(before) ? '' : ' ';
    const whole = `${before}${gap}${text}${value.slice(selectionEnd)}`;
    // What does not fit stays out, and the choice stays as it is.
    if (whole.length > most) return;
    flushSync(() => onChange(whole));
    setChosen('');
    element.focus();
    const caret = before.length + gap.length + text.length;
    element.setSelectionRange(caret, caret);
  };
  if (options.length === 0) return null;
  return (
    <div className="block-picker">
      <Select
        ref={choice}
        label={t('block')}
        placeholder={t('choose')}
        options={options}
        value={chosen}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !block) return;
          event.preventDefault();
          insert();
        }}
      />
      <Button variant="secondary" disabled={!block} onClick={insert}>
        {t('insert')} <KeyCap>{t('insertKey')}</KeyCap>
      </Button>
    </div>
  );
}
