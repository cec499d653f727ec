import type { Key } from '../blocks/definition.ts';
import { has as hasKeyword, type Keyword, type Piece, type Survey } from '../geometry/field.ts';
import type { R } from '../table.ts';
import { has } from './inForce.ts';
import { surveyOf } from './look.ts';
import { once } from './once.ts';

/** The ground as one unit meets it: ignored keywords do not exist for it, others are added (SIF-1719, SIF-1865). */

const IGNORED: readonly (readonly [Key, Keyword])[] = [
  ['ignoresDangerous', 'dangerous'],
  ['ignoresHindering', 'hindering'],
  ['ignoresRough', 'rough'],
];

const changed = once<Survey>();

export function groundOf(m: R, id: string): Survey {
  const survey = surveyOf(m);
  if (survey.pieces.length === 0) return survey;
  const without: Keyword[] = [];
  for (const [key, keyword] of IGNORED) if (has(m, key, id)) without.push(keyword);
  const hinders = has(m, 'everythingHinders', id);
  if (without.length === 0 && !hinders) return survey;
  return changed(survey, `${without} ${hinders}`, () => changedSurvey(survey, without, hinders));
}

function changedSurvey(survey: Survey, without: readonly Keyword[], hinders: boolean): Survey {
  const pieces = survey.pieces.map(({ terrain, shape }): Piece => {
    const kept = terrain.keywords.filter((keyword) => !without.includes(keyword));
    const keywords: Keyword[] =
      hinders && !kept.includes('hindering') ? [...kept, 'hindering'] : kept;
    return { terrain: { ...terrain, keywords }, shape };
  });
  return { ...survey, pieces, rough: pieces.filter((piece) => hasKeyword(piece, 'rough')) };
}
