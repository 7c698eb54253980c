import type { adminDrills as nl } from '../nl/admin-drills.ts';
import type { Texts } from '../texts.ts';

export const adminDrills: Texts<typeof nl> = {
  title: 'Simulacro de brecha',
  intro: 'Recorred una vez al año el plan para una brecha de datos con un caso inventado.',
  never: 'nunca se ha hecho',
  late: 'tocaba antes del {day}',
  next: 'el próximo, antes del {day}',
  new: 'Anotar un simulacro',
  held: '{day}, por {name}',
  noted: 'El simulacro está anotado.',
  day: 'Se hizo el',
  findings: 'Qué se simuló y qué faltaba',
  findingsHint: 'Sin nombres de miembros.',
  note: 'Anotar',
};
