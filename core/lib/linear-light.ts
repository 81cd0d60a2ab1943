/** Returns red, green and blue of `#rrggbb` as linear light, each from 0 to 1. */
export function linearChannels(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
}

/** Returns `#rrggbb` of linear red, green and blue, each from 0 to 1. */
export function linearToHex(channels: readonly number[]): string {
  return `#${channels.map(toByte).join("")}`;
}

/** Converts linear light to a byte of sRGB, in two hexadecimal digits. */
function toByte(light: number): string {
  const encoded = light <= 0.003131 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, "0");
}
