import { codePattern, codePrefixPattern, discountRange, mostCodesAtOnce } from '@vonk/contract/admin/money/codes';
import type { AdminCallInput } from '@vonk/contract/admin/api';
import { fewestReasonCharacters } from '@vonk/contract/admin/words';
import { isCountry } from '@vonk/contract/locales';
import { readAmount } from '../../parts/acts/amount.ts';

/** What is typed of a new code, as it is typed. */
export interface CodeDraft {
  readonly kind: 'one' | 'many';
  readonly code: string;
  readonly prefix: string;
  readonly count: string;
  readonly percentage: string;
  readonly currency: string;
  readonly minimum: string;
  readonly maximum: string;
  readonly countries: readonly string[];
  readonly first: boolean;
  readonly perMember: string;
  readonly most: string;
  readonly until: string;
  readonly reason: string;
}

type Mistake =
  | 'text_required'
  | 'discount_code_invalid'
  | 'percentage_invalid'
  | 'amount_invalid'
  | 'maximum_below_minimum';

const capitals = (text: string): string => text.trim().toUpperCase();

function readPercentage(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.');
  const value = /^\d{1,2}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
  return value >= discountRange.min && value <= discountRange.max ? value : undefined;
}

/** A number of times; null for nothing typed, undefined for what is none. */
function readCount(typed: string, most = 1_000_000): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  return /^[1-9]\d{0,6}$/.test(text) && Number(text) <= most ? Number(text) : undefined;
}

type Mistakes = Readonly<Record<string, Mistake>>;

/** A field of a mistake where something is wrong. */
const wrong = (field: string, mistake: Mistake, isWrong: boolean): Mistakes => (isWrong ? { [field]: mistake } : {});

function nameMistakes({ kind, code, prefix, count }: CodeDraft): Mistakes {
  if (kind === 'one') return wrong('code', 'discount_code_invalid', !codePattern.test(capitals(code)));
  return {
    ...wrong('prefix', 'discount_code_invalid', !codePrefixPattern.test(capitals(prefix))),
    ...wrong('count', 'amount_invalid', (readCount(count, mostCodesAtOnce) ?? 0) < 2),
  };
}

function boundMistakes({ minimum: typedMinimum, maximum: typedMaximum }: CodeDraft): Mistakes {
  const [minimum, maximum] = [readAmount(typedMinimum), readAmount(typedMaximum)];
  return {
    ...wrong('minimum', 'amount_invalid', minimum === undefined),
    ...wrong('maximum', 'maximum_below_minimum', (maximum ?? Number.POSITIVE_INFINITY) < (minimum ?? 0)),
    ...wrong('maximum', 'amount_invalid', maximum === undefined),
  };
}

/** What is wrong with a draft, by field. */
export const codeMistakes = (draft: CodeDraft): Mistakes => ({
  ...nameMistakes(draft),
  ...wrong('percentage', 'percentage_invalid', readPercentage(draft.percentage) === undefined),
  ...boundMistakes(draft),
  ...wrong('perMember', 'amount_invalid', readCount(draft.perMember) === undefined),
  ...wrong('most', 'amount_invalid', readCount(draft.most) === undefined),
  ...wrong('reason', 'text_required', draft.reason.trim().length < fewestReasonCharacters),
});

type Input = AdminCallInput<'POST /api/admin/codes'>;

const namesOf = ({ kind, code, prefix, count }: CodeDraft): Pick<Input, 'code' | 'many'> =>
  kind === 'many'
    ? { code: null, many: { prefix: capitals(prefix), count: readCount(count) ?? 2 } }
    : { code: capitals(code), many: null };

/** A currency is named where an amount is: it is of no use without one. */
function boundsOf(draft: CodeDraft): Pick<Input, 'currency' | 'minimum_minor' | 'maximum_minor'> {
  const [minimum, maximum] = [readAmount(draft.minimum) ?? null, readAmount(draft.maximum) ?? null];
  const currency = minimum === null && maximum === null ? null : draft.currency;
  return { currency, minimum_minor: minimum, maximum_minor: maximum };
}

/** What is asked of the server for a draft without mistakes. */
export function codeInput(site: number, draft: CodeDraft): Input {
  const countries = draft.countries.filter(isCountry);
  return {
    site,
    ...namesOf(draft),
    ...boundsOf(draft),
    percentage: readPercentage(draft.percentage) ?? 0,
    countries: countries.length === 0 ? null : countries,
    methods: null,
    first_order_only: draft.first,
    uses_per_member: readCount(draft.perMember) ?? null,
    max_uses: readCount(draft.most) ?? null,
    until: draft.until === '' ? null : draft.until,
    reason: draft.reason.trim(),
  };
}
