const condition = /^((?:## |### |- |\| )?)\{([?!])(\w+)\} ?/;
/** What a line promises, for docs/promises.md and no reader. */
const promise = / \{(?:=[\w -]+|-)\}$/;

/**
 * Leaves out of a page what does not hold on a site, and puts the facts in place of their names; a fact that ends with
 * a full stop, such as “B.V.”, ends a sentence by that one alone. A name that is unknown is a mistake in the text.
 */
export function fillText(
  text: string,
  facts: Readonly<Record<string, string>>,
  conditions: Readonly<Record<string, boolean>>,
): string {
  return keepHolding(text, conditions).replaceAll(/\{(\w+)\}(\.?)/g, (_, name: string, stop: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`a page names {${name}}, which is no fact of a site`);
    return fact.endsWith('.') ? fact : `${fact}${stop}`;
  });
}

/** A marked line, paragraph or list item goes alone; a marked `##` or `###` takes what stands under it along. */
function keepHolding(text: string, conditions: Readonly<Record<string, boolean>>): string {
  const kept: string[] = [];
  let skipped = '';
  for (const line of text.split('\n')) {
    const heading = /^#{2,3}(?= )/.exec(line)?.[0] ?? '';
    if (heading !== '' && heading.length <= skipped.length) skipped = '';
    if (!holds(line, conditions)) skipped ||= heading;
    else if (skipped === '') kept.push(line.replace(condition, '$1').replace(promise, ''));
  }
  return kept.join('\n');
}

function holds(line: string, conditions: Readonly<Record<string, boolean>>): boolean {
  const [, , sign, name = ''] = condition.exec(line) ?? [];
  if (sign === undefined) return true;
  if (conditions[name] === undefined) throw new Error(`a page asks {?${name}}, which is no condition`);
  return conditions[name] === (sign === '?');
}
