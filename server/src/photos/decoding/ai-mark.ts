/** What a made picture says of itself inside its file, as the IPTC names it (T12). */
const madeByMachine = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';

/** The same as the packet that a file holds it in (XMP, ISO 16684-1). */
export const aiPacket =
  '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">' +
  '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ' +
  'xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><Iptc4xmpExt:DigitalSourceType>' +
  `${madeByMachine}</Iptc4xmpExt:DigitalSourceType></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

/** A sixteenth of the shorter side, and never too small to read. */
const markSide = (width: number, height: number): number => Math.max(18, Math.round(Math.min(width, height) / 16));

/**
 * The letters AI on a plate, for the lower left corner of a picture of this size (T12). Drawn as shapes: the machine
 * that runs this may have no font.
 */
export function aiPlate(width: number, height: number): Buffer {
  const side = markSide(width, height);
  return Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" ' +
      `width="${side * 2}" height="${Math.round(side * 1.5)}" viewBox="0 0 40 30">` +
      '<rect x="4" y="3" width="32" height="23" rx="5" fill="#111" fill-opacity="0.85"/>' +
      '<path fill="#fff" fill-rule="evenodd" d="' +
      'M9 22 15 7h3l6 15h-3.4l-1.3-3.6h-5.7L12.3 22zM14.5 15.8h3.9L16.5 10.3z' +
      'M27 7h3.4v15H27z"/></svg>',
  );
}
