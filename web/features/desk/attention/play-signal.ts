/** Hertz. */
const LOW = 440;
const HIGH = 660;
/** Seconds. */
const LENGTH = 0.18;
const VOLUME = 0.08;

let context: AudioContext | null = null;

/** Two short tones: upwards for what is wrong now, one for the rest. */
export function playSignal(isAlarm: boolean): void {
  context ??= new AudioContext();
  // One made before anybody pressed anything is silent until it is told to go on.
  void context.resume();
  play(context, LOW, 0);
  if (isAlarm) play(context, HIGH, LENGTH);
}

function play(audio: AudioContext, frequency: number, after: number): void {
  const start = audio.currentTime + after;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(VOLUME, start);
  volume.gain.exponentialRampToValueAtTime(VOLUME / 100, start + LENGTH);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + LENGTH);
}
