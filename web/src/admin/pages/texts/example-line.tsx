import {
  type BlockKind,
  blockMistake,
  type BlockTexts,
  fillBlock,
  wantedFields,
} from '@vonk/contract/admin/house/block-fields';
import type { Locale } from '@vonk/contract/locales';
import { useTranslations } from 'use-intl';

type ExampleLineProps = { kind: BlockKind; locale: Locale; texts: BlockTexts; site: string };

/** A text as it will be read, with names for example; or the text with what is wrong marked in its place. */
export function ExampleLine({ kind, locale, texts, site }: ExampleLineProps) {
  const t = useTranslations('admin-texts');
  const text = texts[locale];
  if (text === undefined) return null;
  const mistake = blockMistake(kind, text, wantedFields(texts));
  if (mistake)
    return (
      <p className="block-example">
        {t('where')}{' '}
        <span lang={locale}>
          {text.slice(0, mistake.start)}
          <mark>{mistake.field}</mark>
          {text.slice(mistake.end)}
        </span>
      </p>
    );
  const example = {
    number: t('examples.number'),
    name: t('examples.name'),
    profile: t('examples.profile'),
    site,
  };
  return <p className="block-example">{t('example', { text: fillBlock(text, example) })}</p>;
}
