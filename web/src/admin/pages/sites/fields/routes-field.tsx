import { methodFacts, paymentMethods, paymentProviders } from '@vonk/contract/payment-methods';
import { useTranslations } from 'use-intl';
import { useMethodName } from '../../../../texts/use-method-name.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Checkbox } from '../../../../ui/form/choices.tsx';
import { FieldGroup } from '../../../../ui/form/field.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { TextInput } from '../../../../ui/form/text-input.tsx';
import { AddIcon } from '../../../../ui/icons.ts';
import { Status } from '../../../parts/status.tsx';
import { CardList } from './card-list.tsx';
import { emptyRoute, isPartWrong, routeLine, type RoutePart, routesTyped, type RouteTyped } from './route-draft.ts';

interface RoutesFieldProps {
  label: string;
  hint: string;
  error: string | undefined;
  typed: readonly string[];
  /** The providers that are configured here. */
  open: readonly string[];
  onType: (typed: readonly string[]) => void;
}

/** Which orders go to which payment provider, row by row: the first that fits decides (PAY-2). */
export function RoutesField({ label, hint, error, typed, open, onType }: RoutesFieldProps) {
  const t = useTranslations('admin-sites.routes');
  const routes = routesTyped(typed);
  const put = (rows: readonly RouteTyped[]) => onType(rows.map(routeLine));
  return (
    <FieldGroup label={label} hint={`${hint} ${t('open', { providers: open.join(', ') })}`} error={error}>
      <CardList
        items={routes}
        words={{
          title: (_, at) => t('row', { number: String(at + 1) }),
          raise: (_, at) => t('raise', { number: String(at + 1) }),
          remove: (_, at) => t('remove', { number: String(at + 1) }),
        }}
        onPut={put}
      >
        {(route, at) => (
          <RouteRow
            {...{ route, open }}
            isJudged={error !== undefined}
            onChange={(part) => put(routes.map((one, index) => (index === at ? { ...one, ...part } : one)))}
          />
        )}
      </CardList>
      <Button variant="secondary" size="compact" icon={<AddIcon />} onClick={() => put([...routes, emptyRoute])}>
        {t('add')}
      </Button>
    </FieldGroup>
  );
}

interface RouteRowProps {
  route: RouteTyped;
  open: readonly string[];
  isJudged: boolean;
  onChange: (part: Partial<RouteTyped>) => void;
}

function RouteRow({ route, open, isJudged, onChange: change }: RouteRowProps) {
  const t = useTranslations('admin-sites.routes');
  const words: Readonly<Record<RoutePart, string>> = {
    countries: t('codesWrong', { such: 'NL, BE' }),
    currencies: t('codesWrong', { such: 'EUR, PLN' }),
    from: t('amountWrong'),
    to: t('toWrong'),
  };
  const part = (name: RoutePart) => ({
    label: t(name),
    error: isJudged && isPartWrong(route, name) ? words[name] : undefined,
    autoComplete: 'off',
    value: route[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => change({ [name]: value }),
  });
  return (
    <>
      <Methods {...{ route }} onChange={change} />
      <div className="fields-two">
        <TextInput {...part('countries')} hint={t('codesHint', { such: 'NL, BE' })} />
        <TextInput {...part('currencies')} hint={t('codesHint', { such: 'EUR, PLN' })} />
        <TextInput {...part('from')} inputMode="decimal" />
        <TextInput {...part('to')} inputMode="decimal" />
      </div>
      <Providers {...{ route, open }} onChange={change} />
      <Closed {...{ route, open }} />
    </>
  );
}

type PartProps = Omit<RouteRowProps, 'isJudged' | 'open'>;

/** Those that one can pay with now, and what stands in the row already. */
function Methods({ route: { methods }, onChange: change }: PartProps) {
  const t = useTranslations('admin-sites.routes');
  const methodName = useMethodName();
  return (
    <FieldGroup label={t('methods')} hint={t('methodsHint')}>
      <div className="code-countries">
        {paymentMethods
          .filter((method) => methodFacts[method].status === 'offered' || methods.includes(method))
          .map((method) => (
            <Checkbox
              key={method}
              checked={methods.includes(method)}
              onChange={({ currentTarget: { checked } }) =>
                change({ methods: checked ? [...methods, method] : methods.filter((one) => one !== method) })
              }
            >
              {methodName(method)}
            </Checkbox>
          ))}
      </div>
    </FieldGroup>
  );
}

/** Who is asked, in order; nobody: these orders are not taken. */
function Providers({ route: { providers }, open, onChange: change }: Omit<RouteRowProps, 'isJudged'>) {
  const t = useTranslations('admin-sites.routes');
  const places = [...providers, ...(providers.length < paymentProviders.length ? [''] : [])];
  return (
    <div className="fields-two">
      {places.map((chosen, at) => (
        <Select
          // The place of a provider is what one chooses.
          key={at}
          label={at === 0 ? t('first') : t('next')}
          placeholder={t('nobody')}
          options={[...new Set([...paymentProviders, chosen])]
            .filter((name) => name !== '' && (name === chosen || !providers.includes(name)))
            .map((name) => ({ value: name, label: open.includes(name) ? name : t('closedName', { name }) }))}
          value={chosen}
          onChange={({ currentTarget: { value } }) =>
            change({ providers: places.map((one, index) => (index === at ? value : one)).filter((one) => one !== '') })
          }
        />
      ))}
    </div>
  );
}

/** What of a row takes no orders, as nobody gave this deployment the keys of its providers. */
function Closed({ route: { providers }, open }: Pick<RouteRowProps, 'route' | 'open'>) {
  const t = useTranslations('admin-sites.routes');
  const closed = providers.filter((name) => !open.includes(name));
  if (closed.length === 0) return null;
  const isShut = closed.length === providers.length;
  return (
    <p className="pane-note">
      <Status kind={isShut ? 'bad' : 'risk'}>
        {isShut ? t('shut') : t('skipped', { providers: closed.join(', ') })}
      </Status>
    </p>
  );
}
