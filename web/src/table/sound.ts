import { settingsNow } from '../settings.ts';
import type { Cue } from './look.ts';

/** Short cues made on the spot: no files, nothing to load. */

type Note = readonly [frequency: number, start: number, length: number];

const NOTES: { readonly [cue in Cue]: readonly Note[] } = {
  turn: [
    [523.25, 0, 0.16],
    [783.99, 0.12, 0.28],
  ],
  card: [[164.81, 0, 0.09]],
  attack: [
    [146.83, 0, 0.1],
    [220, 0.07, 0.16],
    [293.66, 0.14, 0.2],
  ],
  win: [
    [392, 0, 0.14],
    [523.25, 0.1, 0.3],
  ],
  power: [
    [1046.5, 0, 0.1],
    [1567.98, 0.06, 0.2],
  ],
  reveal: [
    [220, 0, 0.12],
    [329.63, 0.08, 0.22],
  ],
  death: [
    [196, 0, 0.35],
    [146.83, 0.25, 0.6],
  ],
  betrayal: [
    [932.33, 0, 0.08],
    [466.16, 0.06, 0.2],
    [233.08, 0.16, 0.5],
  ],
  almost: [
    [349.23, 0, 0.3],
    [349.23, 0.34, 0.12],
    [523.25, 0.48, 0.5],
  ],
  victory: [
    [392, 0, 0.2],
    [523.25, 0.18, 0.2],
    [659.25, 0.36, 0.2],
    [783.99, 0.54, 0.6],
  ],
  defeat: [
    [392, 0, 0.3],
    [349.23, 0.26, 0.3],
    [311.13, 0.52, 0.3],
    [233.08, 0.78, 0.8],
  ],
};
const LOUDNESS = { off: 0, soft: 0.045, on: 0.12 } as const;

let context: AudioContext | null = null;

/**
 * Plays a cue, if the reader wants sound. Before somebody has clicked there is none: what a browser holds back
 * until then would be heard all at once.
 */
export function play(cue: Cue): void {
  const loudness = LOUDNESS[settingsNow().sound];
  if (loudness === 0 || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const note of NOTES[cue]) playNote(context, note, loudness);
}

function playNote(audio: AudioContext, [frequency, start, length]: Note, loudness: number): void {
  const begin = audio.currentTime + start;
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.linearRampToValueAtTime(loudness, begin + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + length);
}
