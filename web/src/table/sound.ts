import { settingsNow } from '../settings.ts';
import type { Cue } from './look.ts';

/** Short cues made on the spot: no files, nothing to load. */

type Note = readonly [frequency: number, start: number, length: number];

const NOTES: { readonly [cue in Cue]: readonly Note[] } = {
  turn: [
    [523.25, 0, 0.16],
    [783.99, 0.12, 0.28],
  ],
  reveal: [
    [220, 0, 0.12],
    [329.63, 0.08, 0.22],
  ],
  death: [
    [196, 0, 0.35],
    [146.83, 0.25, 0.6],
  ],
  end: [
    [392, 0, 0.2],
    [523.25, 0.18, 0.2],
    [659.25, 0.36, 0.2],
    [783.99, 0.54, 0.6],
  ],
};
const LOUDEST = 0.12;

let context: AudioContext | null = null;

/** Plays a cue, if the reader wants sound. Browsers stay silent until somebody has clicked: so be it. */
export function play(cue: Cue): void {
  if (settingsNow().sound === 'off') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const note of NOTES[cue]) playNote(context, note);
}

function playNote(audio: AudioContext, [frequency, start, length]: Note): void {
  const begin = audio.currentTime + start;
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.linearRampToValueAtTime(LOUDEST, begin + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + length);
}
