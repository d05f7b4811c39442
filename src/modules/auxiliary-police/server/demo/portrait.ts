/** Nobody's portrait, drawn: 35 by 45 mm on blue, as cards take it. */
const SKINS = ['#e8c9a8', '#d3a67c', '#b98658', '#8f5f3b'];
const HAIRS = ['#1d1a18', '#2b211b', '#3a2e26'];

/** @param n which of the drawings: the same number is the same drawing */
export function portraitOf(n: number): string {
  const [skin, hair] = [SKINS[n % SKINS.length], HAIRS[n % HAIRS.length]];
  const wide = 78 + (n % 3) * 6;
  const high = 176 + (n % 4) * 4;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="350" height="450"><rect width="350" height="450" fill="#3b6fb6"/>
<rect x="55" y="290" width="240" height="190" rx="90" fill="#22304a"/><path d="M130 300 L175 350 L220 300 Z" fill="#dfe6ee"/><path d="M175 320 L187 350 L175 430 L163 350 Z" fill="#10182a"/>
<rect x="148" y="240" width="54" height="66" fill="${skin}"/><ellipse cx="175" cy="${high}" rx="${wide}" ry="${wide + 16}" fill="${skin}"/>
<path d="M${175 - wide} ${high} a${wide} ${wide + 20} 0 0 1 ${2 * wide} 0 q-${wide} -${40 + (n % 5) * 4} -${2 * wide} 0 Z" fill="${hair}"/>
<circle cx="145" cy="${high + 12}" r="7" fill="#1d1a18"/><circle cx="205" cy="${high + 12}" r="7" fill="#1d1a18"/><path d="M150 ${high + 55} q25 ${10 + (n % 3) * 5} 50 0" stroke="#7a3d2b" stroke-width="5" fill="none"/></svg>`;
}
