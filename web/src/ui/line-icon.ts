import { createElement, type ReactElement, type SVGProps } from 'react';

/** An icon of lucide as its package describes it: the parts of a drawing of 24 by 24. */
interface IconData {
  readonly name: string;
  readonly node: readonly (readonly [part: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Makes a component of an icon. In a build it stands in for lucide's own maker, whose many ways to draw weigh more than
 * all icons of a page and are run again for each one. An icon never speaks: the word beside it or the label of its
 * button does.
 */
// oxlint-disable-next-line import/no-default-export -- as lucide's own
export default function createIcon({ name, node }: IconData): (props: SVGProps<SVGSVGElement>) => ReactElement {
  const parts = node.map(([part, attributes]) => createElement(part, attributes));
  return ({ className, ...props }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': 'true',
        ...props,
        className: className === undefined ? `lucide lucide-${name}` : `lucide lucide-${name} ${className}`,
      },
      parts,
    );
}
