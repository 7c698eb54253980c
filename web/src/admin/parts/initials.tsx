/** The first letters of a name, in place of a picture: staff have none. */
export function Initials({ name }: { name: string }) {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0]?.toUpperCase() ?? '');
  return (
    <span className="initials" aria-hidden="true">
      {letters.join('')}
    </span>
  );
}
