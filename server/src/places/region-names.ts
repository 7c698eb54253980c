import type { Country, Locale } from '@vonk/contract/locales';

/** A region's own name, or its names by language where its country has several. */
type RegionName = string | Partial<Record<Locale, string>>;

const codesAndNames = (lines: string): Record<string, RegionName> =>
  Object.fromEntries(
    lines
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/ (.*)/s) as [string, string])
      .map(([code, names]) => [code, names.includes(':') ? namesByLanguage(names) : names]),
  );

const namesByLanguage = (names: string) =>
  Object.fromEntries(names.split(', ').map((name) => name.split(':') as [Locale, string]));

/**
 * Every region by country and code: GeoNames' first-level codes (CC BY 4.0), in Belgium the provinces' ISO 3166-2
 * codes.
 */
export const regionNames: Readonly<Record<Country, Readonly<Record<string, RegionName>>>> = {
  NL: codesAndNames(`
    01 Drenthe
    02 Friesland
    03 Gelderland
    04 Groningen
    05 Limburg
    06 Noord-Brabant
    07 Noord-Holland
    09 Utrecht
    10 Zeeland
    11 Zuid-Holland
    15 Overijssel
    16 Flevoland`),
  BE: codesAndNames(`
    BRU nl:Brussel, fr:Bruxelles, de:Brüssel, en:Brussels, it:Bruxelles, es:Bruselas, pl:Bruksela
    VAN nl:Antwerpen, fr:Anvers, en:Antwerp
    VBR nl:Vlaams-Brabant, fr:Brabant flamand, de:Flämisch-Brabant, en:Flemish Brabant
    VLI nl:Limburg, fr:Limbourg
    VOV nl:Oost-Vlaanderen, fr:Flandre-Orientale, de:Ostflandern, en:East Flanders
    VWV nl:West-Vlaanderen, fr:Flandre-Occidentale, de:Westflandern, en:West Flanders
    WBR fr:Brabant wallon, nl:Waals-Brabant, de:Wallonisch-Brabant, en:Walloon Brabant
    WHT fr:Hainaut, nl:Henegouwen, de:Hennegau
    WLG fr:Liège, nl:Luik, de:Lüttich
    WLX fr:Luxembourg, nl:Luxemburg, de:Luxemburg
    WNA fr:Namur, nl:Namen`),
  DE: codesAndNames(`
    01 Baden-Württemberg
    02 Bayern
    03 Bremen
    04 Hamburg
    05 Hessen
    06 Niedersachsen
    07 Nordrhein-Westfalen
    08 Rheinland-Pfalz
    09 Saarland
    10 Schleswig-Holstein
    11 Brandenburg
    12 Mecklenburg-Vorpommern
    13 Sachsen
    14 Sachsen-Anhalt
    15 Thüringen
    16 Berlin`),
  AT: codesAndNames(`
    01 Burgenland
    02 Kärnten
    03 Niederösterreich
    04 Oberösterreich
    05 Salzburg
    06 Steiermark
    07 Tirol
    08 Vorarlberg
    09 Wien`),
  CH: codesAndNames(`
    AG de:Aargau, fr:Argovie, it:Argovia
    AI de:Appenzell Innerrhoden, fr:Appenzell Rhodes-Intérieures, it:Appenzello Interno
    AR de:Appenzell Ausserrhoden, fr:Appenzell Rhodes-Extérieures, it:Appenzello Esterno
    BE de:Bern, fr:Berne, it:Berna
    BL de:Basel-Landschaft, fr:Bâle-Campagne, it:Basilea Campagna
    BS de:Basel-Stadt, fr:Bâle-Ville, it:Basilea Città
    FR fr:Fribourg, de:Freiburg, it:Friburgo
    GE fr:Genève, de:Genf, it:Ginevra, en:Geneva
    GL de:Glarus, fr:Glaris, it:Glarona
    GR de:Graubünden, fr:Grisons, it:Grigioni
    JU fr:Jura, it:Giura
    LU de:Luzern, fr:Lucerne, it:Lucerna, en:Lucerne
    NE fr:Neuchâtel, de:Neuenburg
    NW de:Nidwalden, fr:Nidwald, it:Nidvaldo
    OW de:Obwalden, fr:Obwald, it:Obvaldo
    SG de:St. Gallen, fr:Saint-Gall, it:San Gallo
    SH de:Schaffhausen, fr:Schaffhouse, it:Sciaffusa
    SO de:Solothurn, fr:Soleure, it:Soletta
    SZ de:Schwyz, fr:Schwytz, it:Svitto
    TG de:Thurgau, fr:Thurgovie, it:Turgovia
    TI it:Ticino, de:Tessin, fr:Tessin
    UR de:Uri
    VD fr:Vaud, de:Waadt
    VS fr:Valais, de:Wallis, it:Vallese
    ZG de:Zug, fr:Zoug, it:Zugo
    ZH de:Zürich, fr:Zurich, it:Zurigo, en:Zurich`),
  FR: codesAndNames(`
    11 Île-de-France
    24 Centre-Val de Loire
    27 Bourgogne-Franche-Comté
    28 Normandie
    32 Hauts-de-France
    44 Grand Est
    52 Pays de la Loire
    53 Bretagne
    75 Nouvelle-Aquitaine
    76 Occitanie
    84 Auvergne-Rhône-Alpes
    93 Provence-Alpes-Côte d’Azur
    94 Corse`),
  IT: codesAndNames(`
    01 Abruzzo
    02 Basilicata
    03 Calabria
    04 Campania
    05 Emilia-Romagna
    06 Friuli-Venezia Giulia
    07 Lazio
    08 Liguria
    09 Lombardia
    10 Marche
    11 Molise
    12 Piemonte
    13 Puglia
    14 Sardegna
    15 Sicilia
    16 Toscana
    17 Trentino-Alto Adige
    18 Umbria
    19 Valle d’Aosta
    20 Veneto`),
  ES: codesAndNames(`
    07 Islas Baleares
    27 La Rioja
    29 Comunidad de Madrid
    31 Región de Murcia
    32 Navarra
    34 Asturias
    39 Cantabria
    51 Andalucía
    52 Aragón
    53 Canarias
    54 Castilla-La Mancha
    55 Castilla y León
    56 Cataluña
    57 Extremadura
    58 Galicia
    59 País Vasco
    60 Comunidad Valenciana
    CE Ceuta
    ML Melilla`),
  PL: codesAndNames(`
    72 dolnośląskie
    73 kujawsko-pomorskie
    74 łódzkie
    75 lubelskie
    76 lubuskie
    77 małopolskie
    78 mazowieckie
    79 opolskie
    80 podkarpackie
    81 podlaskie
    82 pomorskie
    83 śląskie
    84 świętokrzyskie
    85 warmińsko-mazurskie
    86 wielkopolskie
    87 zachodniopomorskie`),
  GB: codesAndNames(`
    ENG England
    NIR Northern Ireland
    SCT Scotland
    WLS Wales`),
  IE: codesAndNames(`
    C Connacht
    L Leinster
    M Munster
    U Ulster`),
  US: codesAndNames(`
    AK Alaska
    AL Alabama
    AR Arkansas
    AZ Arizona
    CA California
    CO Colorado
    CT Connecticut
    DC District of Columbia
    DE Delaware
    FL Florida
    GA Georgia
    HI Hawaii
    IA Iowa
    ID Idaho
    IL Illinois
    IN Indiana
    KS Kansas
    KY Kentucky
    LA Louisiana
    MA Massachusetts
    MD Maryland
    ME Maine
    MI Michigan
    MN Minnesota
    MO Missouri
    MS Mississippi
    MT Montana
    NC North Carolina
    ND North Dakota
    NE Nebraska
    NH New Hampshire
    NJ New Jersey
    NM New Mexico
    NV Nevada
    NY New York
    OH Ohio
    OK Oklahoma
    OR Oregon
    PA Pennsylvania
    RI Rhode Island
    SC South Carolina
    SD South Dakota
    TN Tennessee
    TX Texas
    UT Utah
    VA Virginia
    VT Vermont
    WA Washington
    WI Wisconsin
    WV West Virginia
    WY Wyoming`),
  CA: codesAndNames(`
    01 Alberta
    02 en:British Columbia, fr:Colombie-Britannique
    03 Manitoba
    04 en:New Brunswick, fr:Nouveau-Brunswick
    05 en:Newfoundland and Labrador, fr:Terre-Neuve-et-Labrador
    07 en:Nova Scotia, fr:Nouvelle-Écosse
    08 Ontario
    09 en:Prince Edward Island, fr:Île-du-Prince-Édouard
    10 en:Quebec, fr:Québec
    11 Saskatchewan
    12 Yukon
    13 en:Northwest Territories, fr:Territoires du Nord-Ouest
    14 Nunavut`),
  AU: codesAndNames(`
    01 Australian Capital Territory
    02 New South Wales
    03 Northern Territory
    04 Queensland
    05 South Australia
    06 Tasmania
    07 Victoria
    08 Western Australia`),
  NZ: codesAndNames(`
    10 Chatham Islands
    E7 Auckland
    E8 Bay of Plenty
    E9 Canterbury
    F1 Gisborne
    F2 Hawke’s Bay
    F3 Manawatū-Whanganui
    F4 Marlborough
    F5 Nelson
    F6 Northland
    F7 Otago
    F8 Southland
    F9 Taranaki
    G1 Waikato
    G2 Wellington
    G3 West Coast
    TAS Tasman`),
};
