import { emblems } from './emblems.ts';
import { type Language, languages } from './language.ts';
import { type GameId, gameIds, type Words, words } from './words.ts';

const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch' };

/** The page that says what is there, until there is a table to sit down at. */
export function page(language: Language): string {
  const say = words[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${say.title}</title>
<meta name="description" content="${say.description}">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="preload" href="/fonts/cinzel.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/look.css">
</head>
<body>
<header>
<nav aria-label="${say.languages}">
${languages.map((other) => languageLink(other, language)).join('\n')}
</nav>
</header>
<main>
<div class="hero">
<img src="/icon.svg" alt="" width="72" height="72">
<h1>${say.title}</h1>
<p class="lead">${say.lead}</p>
<p class="state">${say.state}</p>
</div>
<h2>${say.gamesHeading}</h2>
<ul class="games">
${gameIds.map((game) => gameCard(game, say)).join('\n')}
</ul>
</main>
<footer>
<p>${say.notice}</p>
</footer>
</body>
</html>
`;
}

function languageLink(language: Language, current: Language): string {
  const mark = language === current ? ' aria-current="true"' : '';
  const name = languageNames[language];
  return `<a href="/?lang=${language}" hreflang="${language}" lang="${language}"${mark}>${name}</a>`;
}

function gameCard(id: GameId, say: Words): string {
  const { name, edition, players, about } = say.games[id];
  return `<li class="${id}">
<svg viewBox="0 0 48 48" width="56" height="56" aria-hidden="true">${emblems[id]}</svg>
<div>
<h3>${name.replace('&', '&amp;')}</h3>
<p class="edition">${edition}</p>
<p>${about}</p>
<p class="facts"><span>${players}</span> <strong>${say.coming}</strong></p>
</div>
</li>`;
}
