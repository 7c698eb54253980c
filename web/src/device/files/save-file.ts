/** Hands a file that was made in the browser to its owner. */
export function saveFile({ name, type, content }: { name: string; type: string; content: BlobPart }): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
