import '@fontsource/alegreya/400.css';
import '@fontsource/alegreya/500.css';
import '@fontsource/alegreya/700.css';
import '@fontsource/alegreya-sans/400.css';
import '@fontsource/alegreya-sans/700.css';
import '@fontsource/cinzel/600.css';

/** The faces above, as the browser asks for them. */
const FACES = [
  '400 1em Alegreya',
  '500 1em Alegreya',
  '700 1em Alegreya',
  '400 1em "Alegreya Sans"',
  '700 1em "Alegreya Sans"',
  '600 1em Cinzel',
];

/** Longer nobody waits to read: the letters of the system do for the time being. */
const PATIENCE = 2_000;

/**
 * Resolves when the letters are there, or when they take too long. They come together with the script;
 * a page that is drawn before them would jump when they arrive.
 */
export async function lettersHere(): Promise<void> {
  const letters = Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
  await Promise.race([letters, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
