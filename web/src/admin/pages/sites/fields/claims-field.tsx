import { claimEdges, claimKinds } from '@vonk/contract/claims';
import { languageNames, type Locale, locales } from '@vonk/contract/locales';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../ui/actions/button.tsx';
import { Switch } from '../../../../ui/form/choices.tsx';
import { FieldGroup } from '../../../../ui/form/field.tsx';
import { Textarea } from '../../../../ui/form/textarea.tsx';
import { TextInput } from '../../../../ui/form/text-input.tsx';
import { AddIcon } from '../../../../ui/icons.ts';
import { CardList } from './card-list.tsx';
import {
  claimLine,
  claimOf,
  type ClaimPart,
  claimParts,
  claimsTyped,
  type ClaimTyped,
  emptyClaim,
  isDefinitionWrong,
  isPartWrong,
} from './claim-draft.ts';
import { useClaimText } from './use-claim-text.ts';

interface ClaimsFieldProps {
  label: string;
  hint: string;
  error: string | undefined;
  /** Where the server found something wrong, as `claims.0.definition.pl`. */
  place: string | undefined;
  typed: readonly string[];
  onType: (typed: readonly string[]) => void;
}

/** What the site says of itself, a card a claim, each with what it rests on (T18). */
export function ClaimsField({ label, hint, error, place, typed, onType }: ClaimsFieldProps) {
  const t = useTranslations('admin-claims');
  const claims = claimsTyped(typed);
  const put = (cards: readonly ClaimTyped[]) => onType(cards.map(claimLine));
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      <CardList
        items={claims}
        words={{
          title: ({ kind }, at) => t('row', { number: String(at + 1), kind: t(`kinds.${kind}`) }),
          raise: (_, at) => t('raise', { number: String(at + 1) }),
          remove: (_, at) => t('remove', { number: String(at + 1) }),
        }}
        onPut={put}
      >
        {(claim, at) => (
          <ClaimCard
            claim={claim}
            isWrong={(path, isOwn) => error !== undefined && (isOwn || place === `claims.${at}.${path}`)}
            onChange={(change) => put(claims.map((one, index) => (index === at ? { ...one, ...change } : one)))}
          />
        )}
      </CardList>
      <div className="field-adds">
        {claimKinds.map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            size="compact"
            icon={<AddIcon />}
            onClick={() => put([...claims, emptyClaim(kind)])}
          >
            {t(`add.${kind}`)}
          </Button>
        ))}
      </div>
    </FieldGroup>
  );
}

interface ClaimCardProps {
  claim: ClaimTyped;
  /** Whether what stands at a path in the card is to be marked: wrong by itself, or where the server says. */
  isWrong: (path: string, isOwn: boolean) => boolean;
  onChange: (change: Partial<ClaimTyped>) => void;
}

function ClaimCard({ claim, isWrong, onChange: change }: ClaimCardProps) {
  const t = useTranslations('admin-claims');
  const { says } = useClaimText();
  return (
    <>
      <p className="field-hint">{t('says', { claim: says(claimOf(claim)) })}</p>
      <Switch
        detail={t('activeHint')}
        checked={claim.isActive}
        onChange={({ currentTarget: { checked } }) => change({ isActive: checked })}
      >
        {t('active')}
      </Switch>
      <Evidence {...{ claim, isWrong }} onChange={change} />
      <Definition {...{ claim, isWrong }} onChange={change} />
    </>
  );
}

const inputs = {
  figure: { inputMode: 'decimal' },
  sample: { inputMode: 'numeric' },
  measured_on: { type: 'date' },
  expires_on: { type: 'date' },
} as const;

/** The least or most of a part, for the words about it. */
const edgeOf = (part: ClaimPart): { edge: string } => ({
  edge: part === 'measured_on' || part === 'expires_on' ? '' : String(claimEdges[part]),
});

/** All that stands behind the claim, beside its definition. */
function Evidence({ claim, isWrong, onChange: change }: ClaimCardProps) {
  const t = useTranslations('admin-claims');
  const { kind, isActive, parts } = claim;
  return (
    <div className="fields-two">
      {claimParts[kind].map((part) => (
        <TextInput
          key={part}
          {...(part in inputs ? inputs[part as keyof typeof inputs] : {})}
          label={t(`parts.${part}`)}
          note={isActive ? t('needed') : undefined}
          hint={t(`hints.${part}`, edgeOf(part))}
          error={isWrong(part, isPartWrong(claim, part)) ? t(`mistakes.${part}`, edgeOf(part)) : undefined}
          aria-required={isActive}
          autoComplete="off"
          value={parts[part] ?? ''}
          onChange={({ currentTarget: { value } }) => change({ parts: { ...parts, [part]: value } })}
        />
      ))}
    </div>
  );
}

/** What was counted or looked into, as each reader reads it. */
function Definition({ claim, isWrong, onChange: change }: ClaimCardProps) {
  const t = useTranslations('admin-claims');
  const { isActive, definition } = claim;
  const edge = String(claimEdges.definition);
  const isMarked = (locale: Locale) => isWrong(`definition.${locale}`, isDefinitionWrong(claim, locale));
  return (
    <FieldGroup
      label={t('definition')}
      note={isActive ? t('neededEach') : undefined}
      hint={t('definitionHint', { edge })}
    >
      <div className="fields-two">
        {locales.map((locale) => (
          <Textarea
            key={locale}
            label={languageNames[locale]}
            lang={locale}
            lines={2}
            error={isMarked(locale) ? t('definitionWrong', { edge }) : undefined}
            aria-required={isActive}
            value={definition[locale] ?? ''}
            onChange={({ currentTarget: { value } }) => change({ definition: { ...definition, [locale]: value } })}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
