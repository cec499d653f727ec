import type { House } from '../palette.ts';
import type { Held } from '../people/held.ts';
import type { Person, View } from '../people/person.ts';
import type { Place } from '../places/index.ts';
import type { Recipe } from '../recipe.ts';
import type { Time } from '../sky.ts';
import { personCalled } from './persons/index.ts';

/** Whom one knows in a place that is not the usual one, looking there, holding that, and dressed for it. */
const met =
  (house: House) =>
  (
    name: string,
    place: Place,
    time: Time,
    view: View,
    holds?: Recipe['holds'],
    look?: Person,
    rest?: Partial<Recipe>,
  ): Recipe => {
    const { person, seen } = personCalled(name)!;
    return {
      house,
      place,
      time,
      view,
      down: seen.down,
      size: seen.size,
      person: { ...person, ...look },
      holds,
      ...rest,
    };
  };

const north = met('stark');
const west = met('lannister');
const free = met('neutral');
const bolton = met('bolton');

const RAIN = { weather: 'rain' } as const;
const SNOW = { weather: 'snow' } as const;
const FOG = { weather: 'fog' } as const;
const BLACK_HORSE: Held = { what: 'horse', cloth: '#222' };

/** Other printings of somebody: the same face, another place, gesture or dress. By the id of the printing. */
export const TITLE_RECIPES: { readonly [id: string]: Recipe } = {
  'agot2:03003': north('Eddard Stark', 'throne', 'inside', 'front', 'letter', {
    body: 'cape',
    cloth: '#567',
  }),
  'agot2:05001': west(
    'Cersei Lannister',
    'redkeep',
    'wild',
    'front',
    undefined,
    { head: 'crown', cloth: '#222' },
    { down: 12, size: 1 },
  ),
  'agot2:12001': met('greyjoy')('Balon Greyjoy', 'sea', 'dusk', 'left', 'axe', { body: 'fur' }),
  'agot2:08093': met('targaryen')(
    'Daenerys Targaryen',
    'throne',
    'inside',
    'front',
    undefined,
    { hair: 'long', head: 'crown', metal: '#ddd', cloth: '#ede' },
    { down: 12, size: 1 },
  ),

  'asoiaf:robbStark:kingInTheNorth': north('Robb Stark', 'hall', 'inside', 'left', 'sword'),
  'asoiaf:robbStark:theYoungWolf': north('Robb Stark', 'battle', 'snow', 'right', 'sword', {
    head: undefined,
  }),
  'asoiaf:greatjonUmber:lordOfLastHearth': north(
    'Greatjon Umber',
    'hall',
    'inside',
    'front',
    'cup',
  ),
  'asoiaf:bryndenTully:vanguardInfiltrator': north(
    'Brynden Tully',
    'woods',
    'night',
    'right',
    'dagger',
    { head: 'hood' },
  ),
  'asoiaf:bryndenTully:unyieldingKnight': north(
    'Brynden Tully',
    'battle',
    'dusk',
    'front',
    'sword',
    {
      body: 'plate',
    },
  ),
  'asoiaf:bryndenTully:outriderCommander': north(
    'Brynden Tully',
    'heath',
    'dawn',
    'left',
    'horse',
    {
      body: 'cloak',
    },
  ),
  'asoiaf:eddardStark:handOfTheKing': north('Eddard Stark', 'throne', 'inside', 'front', 'letter', {
    body: 'cape',
  }),
  'asoiaf:eddardStark:wardenOfTheNorth': north(
    'Eddard Stark',
    'battlements',
    'dusk',
    'right',
    'scroll',
    undefined,
    SNOW,
  ),
  'asoiaf:rodrikCassel:combatVeteran': north('Rodrik Cassel', 'hall', 'inside', 'right', 'hammer', {
    body: 'leather',
  }),
  'asoiaf:maegeMormont:ladyOfBearIsland': north('Maege Mormont', 'isles', 'snow', 'left', 'axe', {
    body: 'cloak',
  }),
  'asoiaf:howlandReed:protectorOfTheNeck': north(
    'Howland Reed',
    'river',
    'night',
    'right',
    'bow',
    undefined,
    FOG,
  ),
  'asoiaf:rickardKarstark:vengefulBannerman': north(
    'Rickard Karstark',
    'battle',
    'snow',
    'left',
    'sword',
    { body: 'mail' },
  ),
  'asoiaf:aryaStark:theWolfGirl': north('Arya Stark', 'snow', 'dawn', 'left', {
    what: 'sword',
    wide: 5,
  }),
  'asoiaf:jaqenHghar:mysteriousPrisoner': north(
    "Jaqen H'ghar",
    'dungeon',
    'inside',
    'right',
    undefined,
    {
      body: 'robe',
      beard: 'stubble',
    },
  ),

  'asoiaf:tywinLannister:theGreatLion': west(
    'Tywin Lannister',
    'throne',
    'inside',
    'right',
    'letter',
  ),
  'asoiaf:jaimeLannister:kingsguard': west(
    'Jaime Lannister',
    'throne',
    'inside',
    'front',
    'sword',
    {
      body: 'scales',
      armour: '#ddd',
    },
  ),
  'asoiaf:jaimeLannister:maimedHostage': west(
    'Jaime Lannister',
    'dungeon',
    'inside',
    'right',
    undefined,
    { body: 'robe', beard: 'full' },
  ),
  'asoiaf:jaimeLannister:theYoungLion': west('Jaime Lannister', 'rock', 'dawn', 'left', 'horse', {
    body: 'doublet',
  }),
  'asoiaf:gregorClegane:lordTywinsMadDog': west(
    'Gregor Clegane',
    'harvest',
    'fire',
    'right',
    'torch',
    { head: undefined },
  ),
  'asoiaf:gregorClegane:theMountainThatRides': west(
    'Gregor Clegane',
    'battle',
    'dusk',
    'left',
    BLACK_HORSE,
  ),
  'asoiaf:gregorClegane:mountedBehemoth': west(
    'Gregor Clegane',
    'camp',
    'storm',
    'right',
    'axe',
    { head: 'barbute', body: 'mail' },
    RAIN,
  ),
  'asoiaf:tyrionLannister:halfman': west('Tyrion Lannister', 'battle', 'wild', 'left', 'axe', {
    body: 'plate',
  }),
  'asoiaf:tyrionLannister:theImp': west('Tyrion Lannister', 'tavern', 'inside', 'left', 'cup'),
  'asoiaf:joffreyBaratheon:firstOfHisName': west(
    'Joffrey Baratheon',
    'battlements',
    'wild',
    'left',
    'sword',
    { body: 'plate', armour: '#c93' },
  ),
  'asoiaf:theHighSparrow:hisHighHoliness': west(
    'The High Sparrow',
    'sept',
    'inside',
    'left',
    'lamp',
  ),
  'asoiaf:qyburn:masterOfWhisperers': west('Qyburn', 'chamber', 'inside', 'right', 'letter'),
  'asoiaf:addamMarbrand:commanderOfTheCityWatch': west(
    'Addam Marbrand',
    'battlements',
    'night',
    'right',
    'spear',
    { body: 'mail', cloth: '#c93' },
  ),
  'asoiaf:kevanLannister:masterOfLaw': west(
    'Kevan Lannister',
    'throne',
    'inside',
    'left',
    'scroll',
    {
      body: 'robe',
    },
  ),
  'asoiaf:sandorClegane:fugitiveBodyguard': free(
    'Sandor Clegane',
    'river',
    'dawn',
    'right',
    BLACK_HORSE,
    { body: 'cloak' },
    FOG,
  ),

  'asoiaf:ramsaySnow:theBastardOfBolton': bolton(
    'Ramsay Snow',
    'snow',
    'storm',
    'left',
    'sword',
    { body: 'cape' },
    SNOW,
  ),
  'asoiaf:rooseBolton:theLeechLord': bolton(
    'Roose Bolton',
    'hall',
    'inside',
    'left',
    { what: 'phial', fluid: '#812' },
    { body: 'robe' },
  ),
  'asoiaf:theonGreyjoy:reek': bolton('Theon Greyjoy', 'dungeon', 'inside', 'left', undefined, {
    age: 'middle',
    hair: 'wild',
    hairColour: 'white',
    weight: -1,
    lids: 'round',
    body: 'robe',
    cloth: '#654',
  }),
  'asoiaf:vargoHoat:theCrippler': free('Vargo Hoat', 'dungeon', 'inside', 'left', 'arakh'),
  'asoiaf:daarioNaharis:recklessMercenary': free(
    'Daario Naharis',
    'tavern',
    'inside',
    'left',
    'cup',
  ),
  'asoiaf:jaqenHghar:followerOfTheRedGod': free(
    "Jaqen H'ghar",
    'flames',
    'fire',
    'front',
    'fire',
    { body: 'robe', cloth: '#822' },
    { weather: 'embers' },
  ),
  'asoiaf:aryaStark:fugitivePrincess': free(
    'Arya Stark',
    'woods',
    'dawn',
    'right',
    'dagger',
    { hair: 'cropped', cloth: '#765' },
    FOG,
  ),
  'asoiaf:jokin:stormcrowCaptain': free('Jokin', 'city', 'dusk', 'right', 'arakh'),
  'asoiaf:theWidower:stormcrowCaptain': free('The Widower', 'steppe', 'storm', 'left', 'axe', {
    body: 'leather',
  }),
};
