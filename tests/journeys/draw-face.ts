/** A face that nobody has: drawn from a number, the same for the same. */
import sharp from 'sharp';

const SIZE = 320;
const SKINS = ['#8d5a3b', '#b07a52', '#c99268', '#dcae86', '#e9c5a1', '#f0d3b5'];
const HAIRS = ['#15110f', '#241a14', '#3a2a1e', '#4d3b2c'];
const CLOTHS = ['#2f5d8a', '#5b3f86', '#2f7a5c', '#8a4a2f', '#3d4650'];
const of = <T>(list: readonly T[], n: number) => list[n % list.length] as T;

const drawing = (n: number) => {
  const [skin, hair, cloth] = [of(SKINS, n), of(HAIRS, n * 5 + 1), of(CLOTHS, n * 3)];
  const [wide, apart, mouth, brow] = [64 + ((n * 7) % 14), 26 + ((n * 5) % 9), 20 + ((n * 3) % 14), 6 + (n % 4)];
  const veil = n % 3 === 0;
  const eye = (x: number) =>
    `<ellipse cx="${x}" cy="150" rx="12" ry="7" fill="#fff"/><circle cx="${x}" cy="150" r="6" fill="#2a1c14"/><circle cx="${x + 2}" cy="148" r="1.6" fill="#fff"/>
     <path d="M${x - 15} ${150 - 12 - brow / 2} q15 -${brow} 30 0" stroke="${hair}" stroke-width="4" fill="none"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 320 320"><rect width="320" height="320" fill="#e8ecf1"/>
    <path d="M40 320 q10 -80 120 -80 q110 0 120 80z" fill="${cloth}"/><rect x="136" y="205" width="48" height="60" rx="20" fill="${skin}"/>
    ${veil ? `<ellipse cx="160" cy="160" rx="${wide + 30}" ry="118" fill="${cloth}"/>` : `<ellipse cx="160" cy="132" rx="${wide + 12}" ry="92" fill="${hair}"/>`}
    <ellipse cx="160" cy="160" rx="${wide}" ry="84" fill="${skin}"/>
    ${veil ? '' : `<path d="M${160 - wide} 130 q${wide} -${50 + (n % 20)} ${wide * 2} 0 q-${wide} -20 -${wide * 2} 0z" fill="${hair}"/>`}
    ${eye(160 - apart)}${eye(160 + apart)}
    <path d="M160 158 q-9 26 -7 30 q7 5 15 0" stroke="#00000055" stroke-width="3" fill="none"/>
    <path d="M${160 - mouth} 212 q${mouth} ${8 + (n % 7)} ${mouth * 2} 0 q-${mouth} -7 -${mouth * 2} 0z" fill="#9c4a44"/></svg>`;
};

/** A JPEG of 320 pixels each way. */
export const drawFace = (n: number): Promise<Buffer> =>
  sharp(Buffer.from(drawing(n)))
    .jpeg({ quality: 80 })
    .toBuffer();
