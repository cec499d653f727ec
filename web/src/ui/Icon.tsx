/** A drawing of game-icons.net. It is decoration: what it means is always said in words as well. */
export function Icon({ body, className = '' }: { body: string; className?: string }) {
  return (
    <svg
      className={`icon ${className}`}
      viewBox="0 0 512 512"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a path from our own build, not from anybody's input
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
