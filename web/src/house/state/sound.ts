import { settings } from './settings.svelte';

let context: AudioContext | null = null;

/** A short tone, if sounds are on: a rising one when one must act, a low one when time runs short. */
export function chime(why: 'act' | 'short'): void {
  if (!settings.now.sound) return;
  context ??= new AudioContext();
  const tones = why === 'act' ? [520, 780] : [330];
  tones.forEach((pitch, i) => tone(context as AudioContext, pitch, i * 0.11));
}

function tone(audio: AudioContext, pitch: number, after: number): void {
  const start = audio.currentTime + after;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(0.08, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.16);
  const oscillator = audio.createOscillator();
  oscillator.frequency.value = pitch;
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + 0.18);
}
