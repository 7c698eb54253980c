import './secrets.css';

/** A secret to be typed over, in groups of four. */
export const SecretText = ({ secret }: { secret: string }) => (
  <p className="secret-text">{secret.match(/.{1,4}/g)?.join(' ') ?? secret}</p>
);

/** Codes that each work once. */
export const CodeList = ({ codes }: { codes: readonly string[] }) => (
  <ul className="backup-codes">
    {codes.map((code) => (
      <li key={code}>{code}</li>
    ))}
  </ul>
);
