const COLOURS = ["#202040", "#c02020", "#20a020", "#2040e0"];
const SAVED = "save-state";

const story = new window.inkjs.Story(window.storyContent);
const container = document.querySelector("#story");

function tell() {
  while (story.canContinue) story.Continue();
  document.body.style.background = COLOURS[story.variablesState.count % COLOURS.length];
  container.replaceChildren(
    ...story.currentChoices.map(({ text, index }) => {
      const link = document.createElement("a");
      link.href = "#";
      link.textContent = text;
      link.addEventListener("click", (event) => {
        event.preventDefault();
        choose(index);
      });
      return link;
    }),
  );
}

function choose(index) {
  story.ChooseChoiceIndex(index);
  tell();
  localStorage.setItem(SAVED, story.state.toJson());
}

const saved = localStorage.getItem(SAVED);
if (saved) story.state.LoadJson(saved);
window.addEventListener("keydown", () => choose(0));
tell();
