import { expect, test } from 'vitest';
import { named, row } from './named.ts';

interface Values {
  site: number;
  from: string;
  until: string;
}

test('a value stands in its place however often and in whatever order it is written', () => {
  const between = named<Values>(
    (value) => `select from t where a > ${value.from} and site_id = ${value.site} and b > ${value.from}`,
  );
  const [statement, values] = between({ site: 7, from: 'A', until: 'Z' });
  expect(statement.text).toBe('select from t where a > $1 and site_id = $2 and b > $1');
  expect(values).toEqual(['A', 7]);
});

test('each call has values of its own, and the statement stays the same one', () => {
  const one = named<Pick<Values, 'site'>>((value) => `select from t where site_id = ${value.site}`);
  expect([one({ site: 1 })[1], one({ site: 2 })[1]]).toEqual([[1], [2]]);
  expect(one({ site: 1 })[0]).toBe(one({ site: 2 })[0]);
});

test('a row that is inserted has each value in the place of its column', () => {
  const [{ text }, values] = named<Values>(
    (value) => `insert into t ${row({ until: value.until, kind: "'new'", site_id: value.site })}`,
  )({ site: 7, from: 'A', until: 'Z' });
  expect(text).toBe("insert into t (until, kind, site_id) values ($1, 'new', $2)");
  expect(values).toEqual(['Z', 7]);
  expect(row({ site_id: 'o.site_id', at: '$1' }, 'from o')).toBe('(site_id, at) select o.site_id, $1 from o');
});
