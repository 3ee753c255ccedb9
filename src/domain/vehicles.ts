/**
 * Makes often seen on the road in the United States with common models of theirs, as suggestions while
 * typing. They are facts, not a catalog: any other car can be typed. Load this lazily.
 */
const modelsByMake: Record<string, string> = {
  Acura: 'ILX, Integra, MDX, RDX, RLX, TL, TLX, TSX, ZDX',
  'Alfa Romeo': 'Giulia, Stelvio, Tonale',
  Audi: 'A3, A4, A5, A6, A7, A8, e-tron, Q3, Q4 e-tron, Q5, Q7, Q8, S4, S5, TT',
  BMW: '2 Series, 3 Series, 4 Series, 5 Series, 7 Series, i3, i4, iX, X1, X2, X3, X4, X5, X6, X7, Z4',
  Buick: 'Enclave, Encore, Encore GX, Envision, LaCrosse, Regal, Verano',
  Cadillac: 'ATS, CT4, CT5, CT6, CTS, Escalade, Lyriq, SRX, XT4, XT5, XT6, XTS',
  Chevrolet:
    'Blazer, Bolt EUV, Bolt EV, Camaro, Colorado, Corvette, Cruze, Equinox, Express, Impala, Malibu, Silverado 1500, Silverado 2500HD, Sonic, Spark, Suburban, Tahoe, Trailblazer, Traverse, Trax, Volt',
  Chrysler: '200, 300, Pacifica, Town & Country, Voyager',
  Dodge: 'Challenger, Charger, Dart, Durango, Grand Caravan, Hornet, Journey',
  Fiat: '500, 500L, 500X, 500e',
  Ford: 'Bronco, Bronco Sport, C-Max, E-Series, EcoSport, Edge, Escape, Expedition, Explorer, F-150, F-150 Lightning, F-250, F-350, Fiesta, Flex, Focus, Fusion, Maverick, Mustang, Mustang Mach-E, Ranger, Taurus, Transit, Transit Connect',
  Genesis: 'Electrified GV70, G70, G80, G90, GV60, GV70, GV80',
  GMC: 'Acadia, Canyon, Hummer EV, Savana, Sierra 1500, Sierra 2500HD, Terrain, Yukon, Yukon XL',
  Honda:
    'Accord, Civic, Clarity, CR-V, CR-Z, Element, Fit, HR-V, Insight, Odyssey, Passport, Pilot, Prologue, Ridgeline',
  Hyundai:
    'Accent, Elantra, Ioniq, Ioniq 5, Ioniq 6, Kona, Palisade, Santa Cruz, Santa Fe, Sonata, Tucson, Veloster, Venue',
  Infiniti: 'Q50, Q60, Q70, QX30, QX50, QX55, QX60, QX80',
  Jaguar: 'E-Pace, F-Pace, F-Type, I-Pace, XE, XF, XJ',
  Jeep: 'Cherokee, Compass, Gladiator, Grand Cherokee, Grand Cherokee L, Grand Wagoneer, Patriot, Renegade, Wagoneer, Wrangler',
  Kia: 'Carnival, EV6, EV9, Forte, K5, Niro, Optima, Rio, Sedona, Seltos, Sorento, Soul, Sportage, Stinger, Telluride',
  'Land Rover':
    'Defender, Discovery, Discovery Sport, Range Rover, Range Rover Evoque, Range Rover Sport, Range Rover Velar',
  Lexus: 'CT, ES, GS, GX, IS, LC, LS, LX, NX, RC, RX, RZ, TX, UX',
  Lincoln: 'Aviator, Continental, Corsair, MKC, MKX, MKZ, Nautilus, Navigator',
  Lucid: 'Air, Gravity',
  Maserati: 'Ghibli, Grecale, Levante, Quattroporte',
  Mazda: 'CX-3, CX-30, CX-5, CX-50, CX-70, CX-9, CX-90, Mazda3, Mazda5, Mazda6, MX-5 Miata',
  'Mercedes-Benz':
    'A-Class, B-Class, C-Class, CLA, CLS, E-Class, EQB, EQE, EQS, G-Class, GLA, GLB, GLC, GLE, GLS, Metris, S-Class, Sprinter',
  Mini: 'Clubman, Convertible, Cooper, Countryman, Hardtop, Paceman',
  Mitsubishi: 'Eclipse Cross, Lancer, Mirage, Outlander, Outlander Sport',
  Nissan:
    '370Z, Altima, Ariya, Armada, Frontier, Juke, Kicks, Leaf, Maxima, Murano, NV200, Pathfinder, Quest, Rogue, Rogue Sport, Sentra, Titan, Versa, Xterra, Z',
  Polestar: 'Polestar 2, Polestar 3',
  Porsche: '718 Boxster, 718 Cayman, 911, Cayenne, Macan, Panamera, Taycan',
  Ram: '1500, 2500, 3500, ProMaster, ProMaster City',
  Rivian: 'EDV, R1S, R1T',
  Scion: 'FR-S, iA, iM, iQ, tC, xB, xD',
  Smart: 'Fortwo',
  Subaru: 'Ascent, BRZ, Crosstrek, Forester, Impreza, Legacy, Outback, Solterra, WRX',
  Tesla: 'Cybertruck, Model 3, Model S, Model X, Model Y',
  Toyota:
    '4Runner, 86, Avalon, bZ4X, C-HR, Camry, Corolla, Corolla Cross, Crown, FJ Cruiser, GR86, GR Supra, Grand Highlander, Highlander, Land Cruiser, Matrix, Mirai, Prius, Prius C, Prius V, RAV4, Sequoia, Sienna, Tacoma, Tundra, Venza, Yaris',
  Volkswagen:
    'Arteon, Atlas, Atlas Cross Sport, Beetle, CC, Golf, Golf GTI, ID.4, Jetta, Passat, Taos, Tiguan, Touareg',
  Volvo: 'C40, S60, S90, V60, V90, XC40, XC60, XC90',
}

/** The makes in alphabetical order. */
export const vehicleMakes: readonly string[] = Object.keys(modelsByMake)

/** Models of a make, whatever its letters' case and the spaces around it; empty when it is not listed. */
export function modelsOf(make: string): readonly string[] {
  const wanted = make.trim().toLowerCase()
  const known = vehicleMakes.find((name) => name.toLowerCase() === wanted)
  return known ? (modelsByMake[known] ?? '').split(', ') : []
}

/** Model years as suggestions, newest first: from next year's models back to 1990. */
export function modelYears(today: string): readonly string[] {
  const newest = Number(today.slice(0, 4)) + 1
  return Array.from({ length: Math.max(0, newest - 1989) }, (_, index) => String(newest - index))
}
