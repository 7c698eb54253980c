/** The lines of text of a PDF that is not compressed, in the order in which they are drawn, by its fonts' own maps. */
export function pdfText(pdf: Uint8Array): string {
  const text = Buffer.from(pdf).toString('latin1');
  const objects = new Map([...text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id, body]) => [id, body]));
  const fonts = new Map(
    [...(/\/Font <<\n([\s\S]*?)>>/.exec(text)?.[1] ?? '').matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
      return [name, lettersOf(objects.get(map) ?? '')];
    }),
  );
  const pieces = [...text.matchAll(/1 0 0 1 \S+ (\S+) Tm\n\/(F\d+) \S+ Tf\n\[(.*?)\] TJ/g)];
  let last = '';
  let all = '';
  for (const [, y = '', font, shown = ''] of pieces) {
    const letters = fonts.get(font);
    const glyphs = [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    all += `${y === last ? '' : '\n'}${glyphs.map((glyph) => letters?.get(Number.parseInt(glyph, 16)) ?? '').join('')}`;
    last = y;
  }
  return all.trim();
}

/** Which letters the glyphs of a font stand for. */
function lettersOf(map: string): Map<number, string> {
  const ranges = [...map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[(.*?)\]/g)];
  return new Map(
    ranges.flatMap(([, from = '', list = '']) =>
      [...list.matchAll(/<([0-9a-f ]+)>/g)].map(([, hex = ''], at) => {
        const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? [];
        return [
          Number.parseInt(from, 16) + at,
          String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))),
        ] as const;
      }),
    ),
  );
}
