// @ts-check

export const WORDS = `
albo ale bardzo bajka balkon banan biały biegać bilet biurko blisko błoto bocian brat brzeg buda
budować burza cały chcieć chleb chmura chodzić ciasto ciepło cisza cukier czapka czarny czas czekać
często czysty czytać daleko dawno deska deszcz długi dobry drabina droga drugi drzewo drzwi dużo dwa
dzień dziewięć dziś dzwon farba fotel garnek gazeta gdzie głos głowa góra gorący gość gotować grać
gruby grzyb guzik gwiazda herbata humor huśtawka igła imię inny iść jabłko jajko jasny jechać jesień
jeść jezioro jutro kamień kapusta kartka kasza kawa kiedy klucz kochać kolano kolej kolor koło komin
koniec koń kosz krok krótki krzesło książka księżyc kubek kuchnia kula kupić kwiat lampa lato latać
lekki liść lody ludzie łąka łatwy łódka łóżko łyżka malować mały mapa marchew masło mąka miasto
miejsce miesiąc mięta miód mleko młody mokry motyl mówić mucha mysz myśleć nagle napój nauka niebo
niski noga nosić nowy obiad obok obraz ocean ogień ogród okno okrągły osiem ostatni owoc owca pamięć
papier pasek pies piec pieśń piękny piłka pióro pisać pięć plac plecak płynąć pociąg pogoda pokój
pomoc poniżej powoli praca prawda prosty prosić prędko ptak pusty pytać radość rano ręka robić
rodzina rower ryba rynek rzeka sałata sanki schody serce siedem siostra skakać sklep skóra słaby
słodki słońce słowo słuchać smak śmiech śnieg spać spacer spokój stać stary strona sufit suchy szafa
szary szczyt szeroki sześć szkoła szukać szybko szyja ściana środa światło świeży talerz taniec
teraz torba trawa trzy tydzień ucho uczyć ulica umieć usta wagon wakacje warto wesoły wiatr widzieć
wieczór wiosna woda wracać wysoki wyspa zabawa zagadka zamek zapach zegar ziarno zielony ziemia zima
złoty zupa żaba żółty życie
`
  .trim()
  .split(/\s+/);
