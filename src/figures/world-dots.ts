/**
 * The world as dots, cut through the Atlantic so that the Pacific lies in the middle: 14° west round
 * to 58° west, 72° north to 40° south, Miller's projection, one unit for 2.5° of longitude. Each
 * stroke is a row of land; drawn with round caps and a dash of "0 1" it becomes dots.
 */
export const world = {
  width: 126,
  height: 52,
  land: 'M27 0h1.1M35 0h21.1M59 0h6.1M100 0h1.1M103 0h4.1M115 0h4.1M15 1h1.1M34 1h34.1M87 1h2.1M103 1h5.1M112 1h0.1M116 1h5.1M13 2h6.1M34 2h42.1M85 2h15.1M107 2h1.1M112 2h1.1M119 2h3.1M12 3h9.1M26 3h53.1M84 3h32.1M120 3h4.1M12 4h6.1M22 4h59.1M85 4h31.1M121 4h3.1M11 5h3.1M16 5h61.1M79 5h1.1M85 5h30.1M121 5h3.1M10 6h3.1M15 6h62.1M85 6h28.1M122 6h1.1M8 7h5.1M15 7h53.1M71 7h4.1M84 7h28.1M119 7h1.1M8 8h4.1M16 8h50.1M70 8h3.1M85 8h4.1M94 8h17.1M119 8h2.1M4 9h0.1M11 9h1.1M16 9h45.1M69 9h2.1M87 9h0.1M96 9h16.1M119 9h5.1M4 10h0.1M9 10h0.1M11 10h0.1M15 10h45.1M69 10h1.1M86 10h0.1M97 10h16.1M119 10h6.1M3 11h0.1M5 11h0.1M14 11h45.1M69 11h1.1M98 11h17.1M119 11h7.1M2 12h4.1M8 12h53.1M69 12h0.1M98 12h18.1M118 12h8.1M4 13h1.1M7 13h54.1M63 13h0.1M99 13h27.1M6 14h55.1M63 14h0.1M101 14h21.1M5 15h56.1M101 15h12.1M116 15h7.1M5 16h5.1M12 16h5.1M20 16h4.1M27 16h33.1M100 16h14.1M117 16h7.1M4 17h3.1M10 17h1.1M13 17h3.1M22 17h2.1M27 17h31.1M62 17h1.1M100 17h14.1M116 17h5.1M2 18h4.1M11 18h1.1M14 18h11.1M27 18h30.1M62 18h0.1M100 18h20.1M2 19h3.1M12 19h0.1M14 19h0.1M17 19h8.1M28 19h24.1M56 19h0.1M62 19h0.1M101 19h18.1M3 20h1.1M7 20h2.1M17 20h37.1M56 20h1.1M61 20h1.1M101 20h18.1M3 21h6.1M20 21h33.1M59 21h2.1M102 21h16.1M3 22h8.1M15 22h0.1M20 22h33.1M58 22h0.1M103 22h14.1M2 23h16.1M20 23h34.1M104 23h9.1M115 23h2.1M1 24h24.1M27 24h26.1M106 24h4.1M117 24h0.1M1 25h18.1M21 25h7.1M30 25h23.1M105 25h0.1M107 25h3.1M0 26h29.1M34 26h17.1M54 26h0.1M107 26h3.1M0 27h20.1M22 27h6.1M35 27h5.1M43 27h5.1M108 27h2.1M114 27h0.1M119 27h0.1M0 28h20.1M23 28h4.1M35 28h4.1M43 28h5.1M54 28h0.1M109 28h2.1M113 28h1.1M121 28h1.1M0 29h21.1M23 29h3.1M35 29h2.1M45 29h3.1M54 29h0.1M111 29h3.1M0 30h23.1M36 30h1.1M45 30h4.1M55 30h0.1M115 30h1.1M0 31h25.1M36 31h1.1M45 31h0.1M47 31h1.1M55 31h0.1M116 31h0.1M120 31h3.1M1 32h24.1M45 32h0.1M55 32h1.1M117 32h8.1M2 33h22.1M46 33h0.1M119 33h7.1M10 34h14.1M45 34h0.1M47 34h0.1M52 34h0.1M119 34h7.1M10 35h13.1M45 35h1.1M50 35h2.1M54 35h1.1M118 35h8.1M10 36h12.1M46 36h1.1M50 36h2.1M54 36h0.1M59 36h0.1M118 36h8.1M10 37h11.1M47 37h0.1M52 37h0.1M54 37h0.1M59 37h4.1M118 37h8.1M11 38h10.1M48 38h1.1M61 38h3.1M118 38h8.1M11 39h10.1M53 39h2.1M63 39h0.1M65 39h0.1M119 39h7.1M11 40h10.1M119 40h7.1M11 41h10.1M25 41h0.1M58 41h1.1M63 41h0.1M120 41h6.1M11 42h10.1M24 42h1.1M56 42h4.1M63 42h0.1M121 42h5.1M11 43h9.1M24 43h1.1M54 43h10.1M122 43h4.1M11 44h8.1M24 44h0.1M53 44h12.1M122 44h4.1M12 45h7.1M24 45h0.1M52 45h14.1M122 45h4.1M12 46h7.1M52 46h14.1M122 46h4.1M12 47h6.1M52 47h14.1M122 47h4.1M13 48h4.1M52 48h14.1M121 48h5.1M13 49h3.1M52 49h3.1M59 49h7.1M121 49h5.1M61 50h5.1M121 50h5.1M62 51h3.1M76 51h0.1M121 51h5.1M76 52h0.1M121 52h3.1',
}

interface Place {
  x: number
  y: number
  /** How high the route bends: the row of its curve's control point, above the map where negative. */
  bend: number
  /** Offset of its name, in ems. */
  label: { dx: string; dy: string; textAnchor?: 'end' }
}

/** Where a country of origin has its mark. The routes bend so that none crosses another. */
export const places: Readonly<Record<string, Place>> = {
  China: { x: 50.8, y: 22.6, bend: 3, label: { dx: '0.8em', dy: '0.4em' } },
  India: { x: 36.4, y: 26.5, bend: -14, label: { dx: '-0.8em', dy: '0.2em', textAnchor: 'end' } },
  Vietnam: { x: 48, y: 29.6, bend: 12, label: { dx: '0.8em', dy: '1em' } },
  Bangladesh: {
    x: 41.6,
    y: 25.7,
    bend: -6,
    label: { dx: '1.2em', dy: '1.7em', textAnchor: 'end' },
  },
  Turkey: { x: 18.8, y: 19, bend: -21, label: { dx: '-0.3em', dy: '1.4em', textAnchor: 'end' } },
}

/** In North America, at no town in particular. */
export const destination = { x: 112, y: 19 }
