/** The German words for kinds of cards, in all their forms; editions differ in what they call attachments. */

export interface AttachmentNoun {
  readonly gender: 'm' | 'f';
  readonly one: string;
  readonly many: string;
  readonly dative: string;
}

/** "Ein Charakter", with article, in the case that is asked for: nominative, dative, or accusative. */
export const inCase = (nom: string, dat: string, acc: string): string =>
  `{case, select, nom {${nom}} dat {${dat}} other {${acc}}}`;

const byNoun = (words: { [noun: string]: string }): string =>
  `{noun, select, ${Object.entries(words)
    .map(([noun, said]) => `${noun} {${said}}`)
    .join(' ')}}`;

const properties = '{properties, select, none {} other { ({properties})}}';

/** Everything that is said with nouns. */
export function nouns(attachment: AttachmentNoun) {
  const attachments = inCase(attachment.many, attachment.dative, attachment.many);
  /** All nouns with the forms of a word before them: masculine, feminine, neuter. */
  const withWord = (
    [mNom, mDat, mAcc]: readonly string[],
    [fNom, fDat, fAcc]: readonly string[],
    [nNom, nDat, nAcc]: readonly string[],
  ): string => {
    const m = (noun: string) => inCase(`${mNom} ${noun}`, `${mDat} ${noun}`, `${mAcc} ${noun}`);
    const f = (noun: string) => inCase(`${fNom} ${noun}`, `${fDat} ${noun}`, `${fAcc} ${noun}`);
    const n = (noun: string) => inCase(`${nNom} ${noun}`, `${nDat} ${noun}`, `${nAcc} ${noun}`);
    const own = attachment.gender === 'm' ? m : f;
    const [oNom, oDat, oAcc] = attachment.gender === 'm' ? [mNom, mDat, mAcc] : [fNom, fDat, fAcc];
    return byNoun({
      character: m('Charakter'),
      location: m('Ort'),
      attachment: own(attachment.one),
      event: n('Ereignis'),
      plot: f('Strategiekarte'),
      agenda: f('Agenda'),
      title: m('Titel'),
      faction: f('Fraktionskarte'),
      cardInPlay: f('Karte im Spiel'),
      attachmentOrLocation: inCase(
        `${oNom} ${attachment.one} oder ${mNom} Ort`,
        `${oDat} ${attachment.one} oder ${mDat} Ort`,
        `${oAcc} ${attachment.one} oder ${mAcc} Ort`,
      ),
      characterOrLocation: inCase(
        `${mNom} Charakter oder Ort`,
        `${mDat} Charakter oder Ort`,
        `${mAcc} Charakter oder Ort`,
      ),
      characterOrFaction: inCase(
        `${mNom} Charakter oder ${fNom} Fraktionskarte`,
        `${mDat} Charakter oder ${fDat} Fraktionskarte`,
        `${mAcc} Charakter oder ${fAcc} Fraktionskarte`,
      ),
      other: f('Karte'),
    });
  };

  const plural = (dative: (words: string) => string): string =>
    byNoun({
      character: dative('Charaktere'),
      location: dative('Orte'),
      attachment: attachments,
      event: dative('Ereignisse'),
      plot: 'Strategiekarten',
      agenda: 'Agendas',
      title: dative('Titel'),
      faction: 'Fraktionskarten',
      cardInPlay: 'Karten im Spiel',
      attachmentOrLocation: `${attachments} oder ${dative('Orte')}`,
      characterOrLocation: `${dative('Charaktere')} oder ${dative('Orte')}`,
      characterOrFaction: `${dative('Charaktere')} oder Fraktionskarten`,
      other: 'Karten',
    });

  const single = byNoun({
    character: 'Charakter',
    location: 'Ort',
    attachment: attachment.one,
    event: 'Ereignis',
    plot: 'Strategiekarte',
    agenda: 'Agenda',
    title: 'Titel',
    faction: 'Fraktionskarte',
    cardInPlay: 'Karte im Spiel',
    attachmentOrLocation: `${attachment.one} oder Ort`,
    characterOrLocation: 'Charakter oder Ort',
    characterOrFaction: 'Charakter oder Fraktionskarte',
    other: 'Karte',
  });

  const many = plural((words) => `${words}{case, select, dat {n} other {}}`);

  return {
    'what.a': `${withWord(['ein', 'einem', 'einen'], ['eine', 'einer', 'eine'], ['ein', 'einem', 'ein'])}${properties}`,
    'what.each': `${withWord(['jeder', 'jedem', 'jeden'], ['jede', 'jeder', 'jede'], ['jedes', 'jedem', 'jedes'])}${properties}`,
    'what.first': `${withWord(['der erste', 'dem ersten', 'den ersten'], ['die erste', 'der ersten', 'die erste'], ['das erste', 'dem ersten', 'das erste'])}${properties} jeder Runde`,
    'what.next': `${withWord(['der nächste', 'dem nächsten', 'den nächsten'], ['die nächste', 'der nächsten', 'die nächste'], ['das nächste', 'dem nächsten', 'das nächste'])}${properties}`,
    'what.named': `{card}${properties}`,
    'what.upTo': `bis zu {count, plural, one {# ${single}} other {# ${many}}}${properties}`,
    'what.count': `{count, plural, one {# ${single}} other {# ${many}}}${properties}`,
    'what.plural': `${many}${properties}`,

    'these.it': `{many, select, yes {${inCase(`${byNoun({ character: 'jeder', location: 'jeder', attachment: attachment.gender === 'm' ? 'jeder' : 'jede', event: 'jedes', title: 'jeder', other: 'jede' })} von ihnen`, 'ihnen', 'sie')}} other {${byNoun(
      {
        character: inCase('er', 'ihm', 'ihn'),
        location: inCase('er', 'ihm', 'ihn'),
        attachment:
          attachment.gender === 'm' ? inCase('er', 'ihm', 'ihn') : inCase('sie', 'ihr', 'sie'),
        title: inCase('er', 'ihm', 'ihn'),
        characterOrLocation: inCase('er', 'ihm', 'ihn'),
        event: inCase('es', 'ihm', 'es'),
        other: inCase('sie', 'ihr', 'sie'),
      },
    )}}}`,
  };
}
